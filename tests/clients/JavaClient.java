// The Java client as writer and as reader; plans and answers as in records.py.

import java.io.BufferedReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.Future;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.internals.RecordHeader;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;

public final class JavaClient {
    private static final HexFormat HEX = HexFormat.of();

    public static void main(String[] args) throws Exception {
        if (args[0].equals("write")) {
            write(args[1], Path.of(args[2]));
        } else {
            read(args[1], Path.of(args[2]));
        }
    }

    private static void write(String bootstrap, Path plan) throws Exception {
        KafkaProducer<byte[], byte[]> producer = null;
        String[] cell = null;
        List<String> records = new ArrayList<>();
        List<Future<RecordMetadata>> sent = new ArrayList<>();
        try (BufferedReader lines = Files.newBufferedReader(plan)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                String[] fields = line.split("\t", -1);
                switch (fields[0]) {
                    case "C" -> {
                        cell = fields;
                        records.clear();
                        sent.clear();
                        producer = producer(bootstrap, cell[4], cell[5]);
                    }
                    case "R" -> {
                        records.add(line.substring(2));
                        sent.add(producer.send(new ProducerRecord<>(cell[2], Integer.parseInt(cell[3]),
                            Long.parseLong(fields[1]), bytes(fields[2]), bytes(fields[3]), headers(fields[4]))));
                    }
                    case "F" -> producer.flush();
                    default -> {
                        producer.close(Duration.ofSeconds(30));
                        report(cell, records, sent);
                    }
                }
            }
        }
    }

    private static KafkaProducer<byte[], byte[]> producer(String bootstrap, String codec, String acks) {
        Properties settings = new Properties();
        settings.put("bootstrap.servers", bootstrap);
        settings.put("compression.type", codec);
        settings.put("linger.ms", "20");
        settings.put("acks", acks.equals("idempotent") ? "all" : acks);
        settings.put("enable.idempotence", acks.equals("idempotent"));
        return new KafkaProducer<>(settings, new ByteArraySerializer(), new ByteArraySerializer());
    }

    private static void report(String[] cell, List<String> records, List<Future<RecordMetadata>> sent) throws Exception {
        List<String> lines = new ArrayList<>();
        try {
            for (int index = 0; index < records.size(); index++) {
                RecordMetadata metadata = sent.get(index).get();
                lines.add((cell[5].equals("0") ? index : metadata.offset()) + "\t" + records.get(index) + "\n");
            }
        } catch (Exception failure) {
            System.out.println(cell[1] + "\terror\t" + failure.getMessage());
            return;
        }
        for (String suffix : cell[6].split(",")) {
            MessageDigest hash = MessageDigest.getInstance("SHA-256");
            int start = Integer.parseInt(suffix);
            for (String line : lines.subList(start, lines.size())) {
                hash.update(line.getBytes(StandardCharsets.UTF_8));
            }
            System.out.println(cell[1] + "\t" + start + "\t" + (lines.size() - start) + "\t" + HEX.formatHex(hash.digest()));
        }
    }

    private static void read(String bootstrap, Path plan) throws Exception {
        Properties settings = new Properties();
        settings.put("bootstrap.servers", bootstrap);
        settings.put("enable.auto.commit", "false");
        settings.put("auto.offset.reset", "none");
        settings.put("fetch.max.wait.ms", "50");
        settings.put("check.crcs", "true");
        try (KafkaConsumer<byte[], byte[]> consumer =
                new KafkaConsumer<>(settings, new ByteArrayDeserializer(), new ByteArrayDeserializer())) {
            for (String line : Files.readAllLines(plan)) {
                String[] fields = line.split("\t", -1);
                try {
                    readOne(consumer, fields);
                } catch (Exception failure) {
                    System.out.println(fields[0] + "\terror\t" + String.valueOf(failure).replace('\n', ' '));
                }
            }
        }
    }

    private static void readOne(KafkaConsumer<byte[], byte[]> consumer, String[] fields) throws Exception {
        TopicPartition target = new TopicPartition(fields[1], Integer.parseInt(fields[2]));
        long argument = Long.parseLong(fields[4]);
        long end = Long.parseLong(fields[5]);
        MessageDigest full = MessageDigest.getInstance("SHA-256");
        MessageDigest masked = MessageDigest.getInstance("SHA-256");
        long first = -1;
        long count = 0;
        consumer.assign(List.of(target));
        long position = argument;
        if (fields[3].equals("begin")) {
            position = consumer.beginningOffsets(List.of(target)).get(target);
        } else if (fields[3].equals("time")) {
            var found = consumer.offsetsForTimes(Map.of(target, argument)).get(target);
            position = found == null ? end : found.offset();
        }
        consumer.seek(target, position);
        long deadline = System.currentTimeMillis() + 8_000;
        while (position < end) {
            for (ConsumerRecord<byte[], byte[]> record : consumer.poll(Duration.ofSeconds(1)).records(target)) {
                first = count == 0 ? record.offset() : first;
                count++;
                position = record.offset() + 1;
                String rest = "\t" + hexed(record.key()) + "\t" + hexed(record.value()) + "\t" + text(record.headers()) + "\n";
                full.update((record.offset() + "\t" + record.timestamp() + rest).getBytes(StandardCharsets.UTF_8));
                masked.update((record.offset() + "\t*" + rest).getBytes(StandardCharsets.UTF_8));
            }
            if (System.currentTimeMillis() > deadline) {
                throw new IllegalStateException("stuck at " + position);
            }
        }
        System.out.println(fields[0] + "\t" + first + "\t" + count + "\t" + HEX.formatHex(full.digest()) + "\t"
            + HEX.formatHex(masked.digest()));
    }

    private static byte[] bytes(String text) {
        return text.equals("~") ? null : HEX.parseHex(text);
    }

    private static String hexed(byte[] bytes) {
        return bytes == null ? "~" : HEX.formatHex(bytes);
    }

    private static List<Header> headers(String text) {
        List<Header> headers = new ArrayList<>();
        for (String pair : text.isEmpty() ? new String[0] : text.split(";")) {
            String[] sides = pair.split("=", -1);
            headers.add(new RecordHeader(new String(HEX.parseHex(sides[0]), StandardCharsets.UTF_8), bytes(sides[1])));
        }
        return headers;
    }

    private static String text(Iterable<Header> headers) {
        List<String> pairs = new ArrayList<>();
        for (Header header : headers) {
            pairs.add(HEX.formatHex(header.key().getBytes(StandardCharsets.UTF_8)) + "=" + hexed(header.value()));
        }
        return String.join(";", pairs);
    }
}
