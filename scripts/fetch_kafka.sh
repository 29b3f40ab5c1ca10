#!/usr/bin/env bash
# Puts the jars of Apache Kafka (broker, clients, tools) and all they need into $CACHE/kafka-4.4.0/libs,
# from Maven Central, and prints the Java class path.  Quick when they are there already.
set -euo pipefail
. "$(dirname "$0")/cache.sh"

want="kafka $KAFKA_VERSION slf4j-simple 1.7.36"
if ! stamped "$CACHE/kafka-$KAFKA_VERSION/.complete" "$want"; then
    command -v mvn > /dev/null || { echo "fetch_kafka: mvn is missing (Debian: apt-get install maven)" >&2; exit 3; }
    rm -rf "$CACHE/kafka-$KAFKA_VERSION"
    mkdir -p "$KAFKA_LIBS"
    cat > "$CACHE/kafka-$KAFKA_VERSION/pom.xml" <<POM
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>millrace</groupId><artifactId>kafka-jars</artifactId><version>1</version><packaging>pom</packaging>
  <dependencies>
    <dependency><groupId>org.apache.kafka</groupId><artifactId>kafka_2.13</artifactId><version>$KAFKA_VERSION</version></dependency>
    <dependency><groupId>org.apache.kafka</groupId><artifactId>kafka-tools</artifactId><version>$KAFKA_VERSION</version></dependency>
    <dependency><groupId>org.slf4j</groupId><artifactId>slf4j-simple</artifactId><version>1.7.36</version></dependency>
  </dependencies>
</project>
POM
    mvn -q -B -f "$CACHE/kafka-$KAFKA_VERSION/pom.xml" -Dmaven.repo.local="$CACHE/m2" \
        dependency:copy-dependencies -DoutputDirectory="$KAFKA_LIBS" -DincludeScope=runtime 1>&2
    [ -f "$KAFKA_LIBS/kafka-clients-$KAFKA_VERSION.jar" ] || { echo "fetch_kafka: Maven brought no kafka-clients jar" >&2; exit 1; }
    stamp "$CACHE/kafka-$KAFKA_VERSION/.complete" "$want"
fi
echo "$KAFKA_LIBS/*"
