#!/usr/bin/env python3
"""Writes src/wire/generated from the message schemas of Apache Kafka.

    scripts/generate_wire.py            write the Rust files
    scripts/generate_wire.py --check    write nothing; exit 1 and name the files that are not fresh

The schemas are read out of Kafka's jars.  Those that scripts/fetch_kafka.sh has put into the cache folder are used;
the rest comes from Maven Central (with mvn if it is there, else over https) into .cache/kafka-schemas-<version>/.
Each jar is checked against its SHA-256 below.  MILLRACE_CACHE names another cache folder.  Only the generated code
is committed, never the schemas.  Needs Python 3.9 and rustfmt.

Shape of the output, one file per schema:
  generated/<message>.rs        structs with the fields of all versions, Default, read, write
  generated/json/<message>.rs   the same message as Kafka's JSON, feature "json" only
  generated/json/registry.rs    every message by kind, key and name, feature "json" only
  generated/api_key.rs          the table of API keys
"""

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request
import zipfile
from pathlib import Path

KAFKA = "4.4.0"
JARS = {
    "kafka-clients": "1ab07317eb6633241392449d329dbdc5d9251e6ffc4926860f42dd966e88bdf9",
    "kafka-group-coordinator": "3fc830ace54f6a13f9f536bc0564bf39a68797365a4c4b194bd7db4fb893b2bc",
    "kafka-transaction-coordinator": "1d5324d59776d6b7f324cfdc87647b1e88f9823332201c0324e7ae9f210d915d",
    "kafka-share-coordinator": "6969a7961ca98d37a039bbe0af0fe761d6b0dd07ca9666802f47821167afbb6e",
    "kafka-metadata": "6c52de74ecd670332e1e1324f5d40311275ac49b22699b6722e5fb07dd266fcb",
    "kafka-storage": "9eaa4dafacc251080ece0efa8511283da5de6931e843457f6af87f02f9b50039",
    "kafka-raft": "687f278ce5d82b7f53644643e21e1a7452530f202826108990f0fe4f3d334d4f",
}
ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "src" / "wire" / "generated"

# Arrays that nearly always hold one element and lie on the data path: kept inline, so that the common
# request and its response cost no allocation for them.  Not the partitions of a fetch answer: that struct is so large
# that a topic of three bytes on the wire would take 350 in memory.
INLINE_ARRAYS = {
    "ProduceRequest.ProduceRequest.TopicData": 1,
    "ProduceRequest.TopicProduceData.PartitionData": 1,
    "ProduceResponse.ProduceResponse.Responses": 1,
    "ProduceResponse.TopicProduceResponse.PartitionResponses": 1,
    "FetchRequest.FetchRequest.Topics": 1,
    "FetchRequest.FetchTopic.Partitions": 1,
    "FetchResponse.FetchResponse.Responses": 1,
}

INTEGERS = {"int8": ("i8", 1), "int16": ("i16", 2), "uint16": ("u16", 2), "int32": ("i32", 4),
            "uint32": ("u32", 4), "int64": ("i64", 8)}
SCALARS = {**INTEGERS, "bool": ("bool", 1), "float64": ("f64", 8), "uuid": ("[u8; 16]", 16)}
KEYWORDS = {"type", "match", "ref", "loop", "move", "self", "where", "use", "fn", "impl", "in", "mod"}
FOREVER = 32767


# ---------------------------------------------------------------------------------------------- schemas

def fetch_jars(cache):
    folder = cache / f"kafka-schemas-{KAFKA}"
    paths = []
    for artifact, sha in JARS.items():
        path = cache / f"kafka-{KAFKA}" / "libs" / f"{artifact}-{KAFKA}.jar"
        if not path.exists():
            path = folder / path.name
        if not path.exists():
            folder.mkdir(parents=True, exist_ok=True)
            print(f"fetching {path.name}", file=sys.stderr)
            if shutil.which("mvn"):
                subprocess.run(["mvn", "-q", "-B", "dependency:copy", f"-DoutputDirectory={folder}",
                                f"-Dartifact=org.apache.kafka:{artifact}:{KAFKA}"],
                               check=True, stdout=subprocess.DEVNULL)
            else:
                url = f"https://repo1.maven.org/maven2/org/apache/kafka/{artifact}/{KAFKA}/{path.name}"
                part = path.with_suffix(".part")
                with urllib.request.urlopen(url, timeout=60) as answer, open(part, "wb") as out:
                    shutil.copyfileobj(answer, out)
                part.rename(path)
        digest = hashlib.sha256(path.read_bytes()).hexdigest()
        if digest != sha:
            sys.exit(f"{path}: SHA-256 is {digest}, expected {sha}; remove the file and try again")
        paths.append(path)
    return paths


def load_schemas(jars):
    schemas = []
    for jar in jars:
        with zipfile.ZipFile(jar) as archive:
            for name in sorted(archive.namelist()):
                if re.fullmatch(r"(common/)?(message|metadata)/\w+\.json", name):
                    text = archive.read(name).decode()
                    text = re.sub(r"^\s*//.*$", "", text, flags=re.M)
                    raw = json.loads(text)
                    raw["jar"] = jar.name
                    schemas.append(raw)
    return schemas


def versions(text, default=None):
    """'3-5', '3+', '3' or 'none' as an inclusive pair; None if empty."""
    if text is None:
        return default
    text = text.strip()
    if text in ("none", ""):
        return None
    if text.endswith("+"):
        return (int(text[:-1]), FOREVER)
    if "-" in text:
        low, high = text.split("-")
        return (int(low), int(high))
    return (int(text), int(text))


def meet(a, b):
    if a is None or b is None:
        return None
    low, high = max(a[0], b[0]), min(a[1], b[1])
    return (low, high) if low <= high else None


def snake(name):
    name = name.replace("KRaft", "Kraft")
    name = re.sub(r"(.)([A-Z][a-z])", r"\1_\2", name)
    name = re.sub(r"([a-z0-9])([A-Z])", r"\1_\2", name)
    name = name.lower()
    return name + "_" if name in KEYWORDS else name


class Field:
    def __init__(self, raw, owner, message):
        self.raw_name = raw["name"]
        self.name = snake(self.raw_name)
        self.json_name = self.raw_name[0].lower() + self.raw_name[1:]
        self.owner = owner
        self.path = f"{owner}.{self.name}"
        # Inside `read`, so that no field hides what the code around it needs.
        self.local = self.name + "_value" if self.name in ("version", "flexible", "r", "t", "tag") else self.name
        tagged = versions(raw.get("taggedVersions"))
        self.versions = versions(raw.get("versions"), tagged)
        self.tagged = tagged
        self.tag = raw.get("tag")
        self.nullable = versions(raw.get("nullableVersions"))
        self.ignorable = raw.get("ignorable", False)
        text = raw["type"]
        self.array = text.startswith("[]")
        self.element = text[2:] if self.array else text
        self.is_struct = self.element[0].isupper()
        # A JSON null is the same as no default; only the string "null" makes null the default.
        default = raw.get("default")
        self.default = None if default is None else str(default)
        self.fixed = raw.get("flexibleVersions") == "none"
        self.message = message
        self.inline = INLINE_ARRAYS.get(f"{message.name}.{owner}.{self.raw_name}")

    # -- types

    def element_type(self):
        if self.element in SCALARS:
            return SCALARS[self.element][0]
        if self.element == "string":
            return "Cow<'a, str>"
        if self.element == "bytes":
            return "Cow<'a, [u8]>"
        if self.element == "records":
            return "Records<'a>"
        struct = self.message.structs[self.element]
        return struct.rust + ("<'a>" if struct.borrows() else "")

    def optional(self):
        return self.nullable is not None or self.element == "records"

    def rust_type(self):
        inner = self.element_type()
        if self.array:
            inner = f"SmallVec<[{inner}; {self.inline}]>" if self.inline else f"Vec<{inner}>"
        return f"Option<{inner}>" if self.optional() else inner

    def borrows(self):
        if self.element in ("string", "bytes", "records"):
            return True
        return self.is_struct and self.message.structs[self.element].borrows()

    def default_expression(self):
        """(expression, is it what derive(Default) gives)"""
        default = self.default
        if self.optional() and (default == "null" or (self.element == "records" and default is None)):
            return "None", True
        if self.array:
            assert default in (None, ""), self.path
            value, plain = ("SmallVec::new()" if self.inline else "Vec::new()"), True
        elif self.element in INTEGERS:
            number = int(default, 0) if default else 0
            value, plain = str(number), number == 0
        elif self.element == "bool":
            truth = (default or "false").lower() == "true"
            value, plain = str(truth).lower(), not truth
        elif self.element == "float64":
            assert not default
            value, plain = "0.0", True
        elif self.element == "uuid":
            assert not default
            value, plain = "[0; 16]", True
        elif self.element == "string":
            value, plain = f'Cow::Borrowed("{default or ""}")', not default
        elif self.element == "bytes":
            assert not default
            value, plain = "Cow::Borrowed(&[])", True
        else:
            assert not default, self.path
            value, plain = f"{self.message.structs[self.element].rust}::default()", True
        if self.optional():
            return f"Some({value})", False
        return value, plain

    def differs_from_default(self):
        """A condition that is true when the field is not at its default."""
        me = f"self.{self.name}"
        expression, _ = self.default_expression()
        if expression == "None":
            return f"{me}.is_some()"
        if self.optional():
            if self.is_struct and not self.array:
                return f"{me}.as_ref().is_none_or(|v| *v != {self.message.structs[self.element].rust}::default())"
            assert expression in ("Some(Vec::new())", 'Some(Cow::Borrowed(""))', "Some(Cow::Borrowed(&[]))"), self.path
            return f"{me}.as_ref().is_none_or(|v| !v.is_empty())"
        if self.array or self.element == "bytes":
            return f"!{me}.is_empty()"
        if self.element == "string":
            return f"!{me}.is_empty()" if expression == 'Cow::Borrowed("")' else f"{me} != \"{self.default}\""
        if self.element == "bool":
            return f"!{me}" if expression == "true" else me
        return f"{me} != {expression}"

    # -- wire

    def smallest(self, version, flexible):
        """Fewest bytes that the field takes in a version."""
        if not within(version, self.versions) or within(version, self.tagged):
            return 0
        if self.array or self.element in ("bytes", "records"):
            return 1 if flexible else 4
        if self.element == "string":
            return 1 if flexible and not self.fixed else 2
        if self.element in SCALARS:
            return SCALARS[self.element][1]
        if within(version, self.nullable):
            return 1
        return self.message.structs[self.element].smallest(version)


def within(version, pair):
    return pair is not None and pair[0] <= version <= pair[1]


def uses(name, code):
    """Whether the code names that variable; fields and strings of the same name do not count."""
    code = re.sub(r'"(\\.|[^"\\])*"', "", code)
    return re.search(rf"(?<![.\w]){name}\b(?!:)", code) is not None


class Struct:
    def __init__(self, name, raw_fields, struct_versions, message, rust=None):
        self.name = name
        self.rust = rust or name
        self.versions = meet(struct_versions, message.valid)
        self.message = message
        self.fields = []
        for raw in raw_fields:
            field = Field(raw, name, message)
            field.versions = meet(field.versions, message.valid)
            field.tagged = meet(field.tagged, message.valid)
            if field.versions is None:
                continue
            self.fields.append(field)
        self._borrows = None
        # Read in place: see read_function.
        self.filled = False

    def borrows(self):
        if self._borrows is None:
            self._borrows = any(field.borrows() for field in self.fields)
        return self._borrows

    def smallest(self, version):
        flexible = self.message.is_flexible(version)
        return sum(f.smallest(version, flexible) for f in self.fields) + (1 if flexible else 0)


class Message:
    def __init__(self, raw):
        self.name = raw["name"]
        self.kind = raw["type"]
        if self.kind == "metadata" and raw["jar"].startswith("kafka-storage"):
            self.kind = "remote-log-metadata"
        self.key = raw.get("apiKey")
        self.valid = versions(raw["validVersions"])
        flexible = versions(raw.get("flexibleVersions"))
        self.flexible_since = flexible[0] if flexible else None
        self.listeners = raw.get("listeners", [])
        self.unstable = raw.get("latestVersionUnstable", False)
        self.structs = {}
        self.module = snake(self.name)
        if self.valid is None:
            return
        for common in raw.get("commonStructs", []):
            self.add(common["name"], common["fields"], versions(common["versions"]))
        self.root = self.add(self.name, raw["fields"], self.valid)
        self.mark_filled()

    def add(self, name, raw_fields, struct_versions):
        for raw in raw_fields:
            if "fields" in raw:
                inner = raw["type"].removeprefix("[]")
                if inner not in self.structs:
                    self.add(inner, raw["fields"], versions(raw.get("versions"), versions(raw.get("taggedVersions"))))
        assert name not in self.structs, (self.name, name)
        struct = Struct(name, raw_fields, struct_versions, self)
        self.structs[name] = struct
        return struct

    def is_flexible(self, version):
        return self.flexible_since is not None and version >= self.flexible_since

    def always_flexible(self):
        return self.flexible_since is not None and self.flexible_since <= self.valid[0]

    def never_flexible(self):
        return self.flexible_since is None or self.flexible_since > self.valid[1]

    def flexible_name(self):
        if self.always_flexible():
            return "true"
        return "false" if self.never_flexible() else "flexible"

    def mark_filled(self):
        for struct in self.structs.values():
            for field in struct.fields:
                if field.inline:
                    struct.filled = self.structs[field.element].filled = True

    def live_structs(self):
        """Structs that some version uses, leaves first."""
        seen, order = set(), []

        def visit(struct):
            if struct.name in seen:
                return
            seen.add(struct.name)
            for field in struct.fields:
                if field.is_struct:
                    visit(self.structs[field.element])
            order.append(struct)
        visit(self.root)
        return order


# ---------------------------------------------------------------------------------------------- Rust

def condition(pair, valid):
    """Rust condition for `version` in pair, None if always true within valid."""
    pair = meet(pair, valid)
    if pair is None:
        return "false"
    low, high = pair[0] > valid[0], pair[1] < valid[1]
    if low and high:
        return f"version == {pair[0]}" if pair[0] == pair[1] else f"({pair[0]}..={pair[1]}).contains(&version)"
    if low:
        return f"version >= {pair[0]}"
    if high:
        return f"version <= {pair[1]}"
    return None


def show(pair, valid):
    pair = meet(pair, valid)
    if pair is None:
        return "never"
    if pair[1] >= valid[1]:
        return f"{pair[0]}+"
    return f"{pair[0]}" if pair[0] == pair[1] else f"{pair[0]}-{pair[1]}"


def field_doc(field, valid):
    parts = [f"Versions {show(field.versions, valid)}"]
    if field.nullable:
        parts.append(f"null in {show(field.nullable, valid)}")
    if field.tagged:
        parts.append(f"tag {field.tag} in {show(field.tagged, valid)}")
    expression, plain = field.default_expression()
    if not plain:
        parts.append(f"default {expression.replace('Cow::Borrowed', '')}".replace("Some(Vec::new())", "empty, not null")
                     .replace('Some((""))', "empty, not null").replace("Some((&[]))", "empty, not null"))
    return ", ".join(parts) + "."


def reading(field, reader, flexible, valid, in_tag=False):
    """Expression that reads a present field."""
    path = f'"{field.path}"'
    flexible = "false" if field.fixed else flexible
    null = condition(field.nullable, meet(field.versions, valid)) if field.nullable else "false"
    null = "true" if null is None else null
    if field.array:
        if field.is_struct:
            struct = field.message.structs[field.element]
            element, smallest = f"|r| {struct.rust}::read(r, version)", struct_smallest(field, struct)
        elif field.element == "string":
            element, smallest = f"|r| r.string({flexible}, {path})", 1
        elif field.element == "bytes":
            element, smallest = f"|r| r.bytes({flexible}, {path})", 1
        else:
            element, smallest = f"|r| r.{field.element}({path})", SCALARS[field.element][1]
        if field.inline:
            assert field.is_struct and not field.optional() and not field.tagged, path
            return f"{reader}.inline_array(&mut self.{field.name}, {flexible}, {smallest}, {path}, |v, r| v.fill(r, version))?"
        if field.optional():
            return f"{reader}.nullable_array({flexible}, {null}, {smallest}, {path}, {element})?"
        return f"{reader}.array({flexible}, {smallest}, {path}, {element})?"
    if field.element in SCALARS:
        return f"{reader}.{field.element}({path})?"
    if field.element in ("string", "bytes", "records"):
        if field.optional():
            return f"{reader}.nullable_{field.element}({flexible}, {null}, {path})?"
        return f"{reader}.{field.element}({flexible}, {path})?"
    struct = field.message.structs[field.element]
    plain = f"{struct.rust}::read({'&mut ' + reader if in_tag else reader}, version)?"
    if not field.optional():
        return plain
    marker = f"{reader}.{'tagged_presence' if in_tag else 'presence'}({path})?"
    # Where the version has no null there is no marker either.
    if null == "true":
        return f"if {marker} {{ Some({plain}) }} else {{ None }}"
    assert null != "false"
    return f"if {null} && !{marker} {{ None }} else {{ Some({plain}) }}"


def struct_smallest(field, struct):
    span = meet(field.versions, field.message.valid)
    sizes = [struct.smallest(v) for v in range(span[0], span[1] + 1)]
    assert min(sizes) >= 1, f"{field.path}: an element of zero bytes"
    return min(sizes)


def read_function(struct, root):
    """`read`, which binds each field and puts them together; for the elements of inline arrays and their owners
    `read` over `fill`, which reads each field in its place, since moving a struct of some hundred bytes from hand to
    hand costs more than reading it."""
    message, valid, fill = struct.message, struct.message.valid, struct.filled
    flexible = message.flexible_name()
    life = "'a" if struct.borrows() else "'_"
    check = f'check_read_version("{message.name}", version, Self::VERSIONS)?;' if root else ""
    place = (lambda f: f"self.{f.name}") if fill else (lambda f: f.local)
    body = []
    for field in struct.fields:
        default = field.default_expression()[0]
        if field.tagged:
            body.append("" if fill else f"let mut {field.local} = {default};")
            continue
        read, test = reading(field, "r", flexible, valid), condition(field.versions, valid)
        if not fill:
            body.append(f"let {field.local} = if {test} {{ {read} }} else {{ {default} }};" if test
                        else f"let {field.local} = {read};")
        else:
            line = f"{read};" if field.inline else f"{place(field)} = {read};"
            body.append(f"if {test} {{ {line} }}" if test else line)
    if flexible != "false":
        tags = [f for f in struct.fields if f.tagged]
        if tags:
            section = [f'for _ in 0..r.tag_count("{struct.name}")? {{',
                       f'let (tag, mut t) = r.tag("{struct.name}")?;', "match tag {"]
            for field in tags:
                test = condition(field.tagged, (message.flexible_since, valid[1]))
                guard = f" if {test}" if test else ""
                section.append(f"{field.tag}{guard} => {{ {place(field)} = {reading(field, 't', 'true', valid, True)};")
                section.append(f'r.end_tag(&t, "{field.path}")?; }}')
            section.append("_ => {} } }")
        else:
            section = [f'r.skip_tags("{struct.name}")?;']
        body += section if flexible == "true" else ["if flexible {"] + section + ["}"]
    if fill:
        body.append("Ok(())")
    else:
        values = [f.name if f.local == f.name else f"{f.name}: {f.local}" for f in struct.fields]
        body.append(f"Ok(Self {{ {', '.join(values)} }})")
    text = "\n".join(body)
    if uses("flexible", text):
        text = f"let flexible = version >= {message.flexible_since};\n" + text
    if fill:
        return (f"pub fn read(r: &mut Reader<{life}>, version: i16) -> Result<Self, DecodeError> {{ {check}\n"
                "let mut message = Self::default(); message.fill(r, version)?; Ok(message) }\n"
                f"pub(crate) fn fill(&mut self, r: &mut Reader<{life}>, version: i16) -> Result<(), DecodeError> "
                f"{{\n{text}\n}}")
    text = check + "\n" + text
    version = "version" if uses("version", text) else "_version"
    reader = "r" if uses("r", text) else "_r"
    return f"pub fn read({reader}: &mut Reader<{life}>, {version}: i16) -> Result<Self, DecodeError> {{\n{text}\n}}"


def writing(field, flexible, valid, in_tag=False):
    """Statements that write a present field."""
    me, path = f"self.{field.name}", f'"{field.path}"'
    flexible = "false" if field.fixed else flexible
    null = condition(field.nullable, meet(field.versions, valid)) if field.nullable else "false"
    null = "true" if null is None else null
    if field.array:
        if field.is_struct:
            each = "v.put(w, version);"
        elif field.element in ("string", "bytes"):
            each = f"w.{field.element}(v, {flexible}, {path});"
        elif field.element == "uuid":
            each = "w.uuid(v);"
        else:
            each = f"w.{field.element}(*v);"
        if field.optional():
            return (f"w.nullable_array_length({me}.as_ref().map(|v| v.len()), {flexible}, {null}, {path});"
                    f"for v in {me}.iter().flatten() {{ {each} }}")
        return f"w.array_length({me}.len(), {flexible}, {path}); for v in &{me} {{ {each} }}"
    if field.element == "uuid":
        return f"w.uuid(&{me});"
    if field.element in SCALARS:
        return f"w.{field.element}({me});"
    if field.element == "records":
        return f"w.nullable_records({me}.as_ref(), {flexible}, {null}, {path});"
    if field.element in ("string", "bytes"):
        if field.optional():
            return f"w.nullable_{field.element}({me}.as_deref(), {flexible}, {null}, {path});"
        return f"w.{field.element}(&{me}, {flexible}, {path});"
    if not field.optional():
        return f"{me}.put(w, version);"
    marker = "tagged_presence" if in_tag else "presence"
    if null == "true":
        return f"w.{marker}({me}.is_some()); if let Some(v) = &{me} {{ v.put(w, version); }}"
    return (f"if {null} {{ w.{marker}({me}.is_some()); }} else if {me}.is_none() {{ w.refuse_null({path}); }}"
            f" if let Some(v) = &{me} {{ v.put(w, version); }}")


def put_function(struct, root):
    message, valid = struct.message, struct.message.valid
    flexible = message.flexible_name()
    body = []
    for field in struct.fields:
        test = condition(field.versions, valid)
        refusal = ""
        if not field.ignorable and test:
            refusal = f'if {field.differs_from_default()} {{ w.refuse_field("{field.path}", version); }}'
        if field.tagged:
            if refusal:
                body.append(f"if !({test}) {{ {refusal} }}")
            continue
        write = writing(field, flexible, valid)
        if not test:
            body.append(write)
        elif refusal:
            body.append(f"if {test} {{ {write} }} else {refusal}")
        else:
            body.append(f"if {test} {{ {write} }}")
    tags = sorted((f for f in struct.fields if f.tagged), key=lambda f: f.tag)
    if flexible != "false":
        if tags:
            section = ["let mut tags = w.begin_tags();"]
            for field in tags:
                test = condition(field.tagged, (message.flexible_since, valid[1]))
                when = field.differs_from_default()
                when = f"{test} && {'(' + when + ')' if '||' in when else when}" if test else when
                section.append(f"if {when} {{ let tag = w.begin_tag(&mut tags, {field.tag});")
                section.append(writing(field, "true", valid, True) + "w.end_tag(tag); }")
            section.append("w.end_tags(tags);")
        else:
            section = ["w.no_tags();"]
        body += section if flexible == "true" else ["if flexible {"] + section + ["}"]
    text = "\n".join(body)
    if uses("flexible", text):
        text = f"let flexible = version >= {message.flexible_since};\n" + text
    version = "version" if uses("version", text) else "_version"
    writer = "w" if uses("w", text) else "_w"
    return f"pub(crate) fn put(&self, {writer}: &mut Writer, {version}: i16) {{\n{text}\n}}"


def struct_code(struct, root):
    message, valid = struct.message, struct.message.valid
    life = "<'a>" if struct.borrows() else ""
    derive_default = all(f.default_expression()[1] for f in struct.fields)
    out = []
    if root:
        out.append(f"/// {describe(message)}")
    out.append(f"#[derive(Clone, Debug, PartialEq{', Default' if derive_default else ''})]")
    out.append(f"pub struct {struct.rust}{life} {{")
    for field in struct.fields:
        out.append(f"/// {field_doc(field, valid)}")
        out.append(f"pub {field.name}: {field.rust_type()},")
    out.append("}")
    if not derive_default:
        out.append(f"impl Default for {struct.rust}{'<' + chr(39) + '_>' if life else ''} {{ fn default() -> Self {{ Self {{")
        out += [f"{f.name}: {f.default_expression()[0]}," for f in struct.fields]
        out.append("} } }")
    out.append(f"impl{life} {struct.rust}{life} {{")
    if root:
        out.append(f"pub const VERSIONS: VersionRange = VersionRange::new({valid[0]}, {valid[1]});")
    out.append(read_function(struct, root))
    if root:
        out.append("pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {\n"
                   f'check_write_version("{message.name}", version, Self::VERSIONS)?;\n'
                   "self.put(w, version);\nw.take_error()\n}")
    out.append(put_function(struct, root))
    out.append("}")
    return "\n".join(out)


def describe(message):
    what = {"request": "Request", "response": "Response", "header": "Header", "metadata": "Metadata record",
            "coordinator-key": "Coordinator record key", "coordinator-value": "Coordinator record value",
            "remote-log-metadata": "Remote log metadata record", "data": "Data"}[message.kind]
    key = f" of key {message.key}" if message.kind in ("request", "response") else \
        "" if message.key is None else f" of type {message.key}"
    low, high = message.valid
    span = f"version {low}" if low == high else f"versions {low}..={high}"
    since = "never flexible" if message.flexible_since is None else f"flexible since {message.flexible_since}"
    unstable = f", {high} unstable" if message.unstable else ""
    return f"{what}{key}, {span}, {since}{unstable}."


HEAD = "//! Written by scripts/generate_wire.py from the schemas of Apache Kafka " + KAFKA + ".  Do not edit.\n"


def imports(text, extra=()):
    lines = []
    if "Cow<" in text or "Cow::" in text:
        lines.append("use std::borrow::Cow;")
    if "SmallVec" in text:
        lines.append("use smallvec::SmallVec;")
    names = [n for n in ("ApiKey",) if re.search(rf"\b{n}\b", text)]
    for name in names:
        lines.append("use super::api_key::ApiKey;")
    names = [n for n in ("Message", "Request", "VersionRange", "check_read_version", "check_write_version")
             if re.search(rf"(?<!:)\b{n}\b(?!::Response)", text) and (n not in ("Message", "Request") or f"{n}<'a> for" in text)]
    lines.append(f"use crate::message::{{{', '.join(names)}}};")
    names = [n for n in ("DecodeError", "EncodeError", "Reader", "Records", "Writer") if re.search(rf"\b{n}\b", text)]
    lines.append(f"use crate::primitives::{{{', '.join(names)}}};")
    return "\n".join(lines)


def message_file(message, by_name):
    root = message.root
    life = "<'a>" if root.borrows() else ""
    parts = [struct_code(root, True)]
    parts += [struct_code(s, False) for s in reversed(message.live_structs()) if s is not root]
    since = "None" if message.flexible_since is None else f"Some({message.flexible_since})"
    trait = [f"impl<'a> Message<'a> for {root.rust}{life} {{",
             f'const NAME: &\'static str = "{message.name}";',
             f"const VERSIONS: VersionRange = {root.rust}::VERSIONS;",
             f"const FLEXIBLE_SINCE: Option<i16> = {since};",
             "fn read(r: &mut Reader<'a>, version: i16) -> Result<Self, DecodeError> { Self::read(r, version) }",
             "fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> { self.write(w, version) }",
             "}"]
    if message.kind == "request":
        response = by_name[message.name[:-len("Request")] + "Response"]
        short = message.name[:-len("Request")]
        rlife = "<'r>" if response.root.borrows() else ""
        trait += [f"impl<'a> Request<'a> for {root.rust}{life} {{",
                  f"const KEY: ApiKey = ApiKey::{short};",
                  f"type Response<'r> = super::{response.module}::{response.root.rust}{rlife};", "}"]
    parts.append("\n".join(trait))
    text = "\n\n".join(parts)
    return HEAD + "\n" + imports(text) + "\n\n" + text + "\n"


# ---------------------------------------------------------------------------------------------- JSON

def json_value(field, expr, flexible_tag=False):
    """Statements that print one value; expr is a reference or a copy, as the kind needs."""
    if field.is_struct:
        return f"{expr}.put_json(j, version);"
    if field.element == "uuid":
        return f"j.uuid({expr});"
    if field.element in ("string", "bytes", "records"):
        return f"j.{field.element}({expr});"
    if field.element == "bool":
        return f"j.bool(*{expr});"
    if field.element == "float64":
        return f"j.float(*{expr});"
    return f"j.integer(i64::from(*{expr}));"


def json_struct(struct):
    message, valid = struct.message, struct.message.valid
    body = ["j.begin('{');"]
    for field in struct.fields:
        me = f"&self.{field.name}"
        value = json_value(field, "v")
        if field.array:
            value = f"j.begin('['); for v in v {{ j.element(); {value} }} j.end(']');"
        if field.optional():
            print_it = f"match {me} {{ None => j.null(), Some(v) => {{ {value} }} }}"
        else:
            print_it = f"let v = {me}; {value}" if field.array or not field.is_struct else f"self.{field.name}.put_json(j, version);"
        print_it = f'j.key("{field.json_name}"); {print_it}'
        test = condition(field.versions, valid)
        if field.tagged:
            when = field.differs_from_default()
            test = f"{test} && {when}" if test else when
        body.append(f"if {test} {{ {print_it} }}" if test else (f"{{ {print_it} }}" if "let v" in print_it else print_it))
    body.append("j.end('}');")
    text = "\n".join(body)
    version = "version" if uses("version", text) else "_version"
    life = "<'_>" if struct.borrows() else ""
    return f"impl {struct.rust}{life} {{ pub(crate) fn put_json(&self, j: &mut Json, {version}: i16) {{ {text} }}"


def json_file(message):
    parts = []
    names = []
    for struct in [message.root] + [s for s in reversed(message.live_structs()) if s is not message.root]:
        code = json_struct(struct)
        names.append(struct.rust)
        if struct is message.root:
            code += ("\n\n/// As Apache Kafka's JSON writer prints it: schema order, defaulted tags left out.\n"
                     "pub fn to_json(&self, version: i16) -> String "
                     "{ let mut j = Json::new(); self.put_json(&mut j, version); j.finish() }")
        parts.append(code + "}")
    return (HEAD + f"\nuse crate::generated::{message.module}::{{{', '.join(sorted(names))}}};\n"
            "use crate::json::Json;\n\n" + "\n\n".join(parts) + "\n")


def registry_file(messages):
    kinds = {"request": "Request", "response": "Response", "header": "Header", "metadata": "Metadata",
             "coordinator-key": "CoordinatorKey", "coordinator-value": "CoordinatorValue",
             "remote-log-metadata": "RemoteLogMetadata", "data": "Data"}
    rows = []
    for m in messages:
        key = "None" if m.key is None else f"Some({m.key})"
        since = "None" if m.flexible_since is None else f"Some({m.flexible_since})"
        rows.append(f'Entry {{ kind: Kind::{kinds[m.kind]}, key: {key}, name: "{m.name}", '
                    f"versions: {m.root.rust}::VERSIONS, flexible_since: {since}, "
                    f"decode: |r, v| {m.root.rust}::read(r, v).map(drop), "
                    f"transcode: |r, v, w| {{ let m = {m.root.rust}::read(r, v)?; m.write(w, v)?; Ok(m.to_json(v)) }} }},")
    return (HEAD + "//! Every message by kind, key and name; in the order of kind and key.\n\n"
            "use crate::generated::*;\nuse crate::json::{Entry, Kind};\n\n"
            f"pub static MESSAGES: [Entry; {len(messages)}] = [\n" + "\n".join(rows) + "\n];\n")


# ---------------------------------------------------------------------------------------------- keys

def api_key_file(raw_messages):
    rows = {}
    for m in raw_messages:
        if m.kind == "request":
            rows[m.key] = m
    keys = sorted(rows)
    assert keys == list(range(len(keys))), keys
    enum = "\n".join(f"{rows[k].name[:-len('Request')]} = {k}," for k in keys)
    table = []
    for k in keys:
        m = rows[k]
        name = m.name[:-len("Request")]
        if m.valid is None:
            table.append(f'Row {{ key: ApiKey::{name}, name: "{name}", versions: VersionRange::EMPTY, '
                         "flexible_since: NEVER, broker: false, controller: false, latest_unstable: false },")
            continue
        since = "NEVER" if m.flexible_since is None else m.flexible_since
        table.append(f'Row {{ key: ApiKey::{name}, name: "{name}", versions: VersionRange::new({m.valid[0]}, {m.valid[1]}), '
                     f"flexible_since: {since}, broker: {str('broker' in m.listeners).lower()}, "
                     f"controller: {str('controller' in m.listeners).lower()}, latest_unstable: {str(bool(m.unstable)).lower()} }},")
    return (HEAD + f"""
use crate::api_key::{{NEVER, Row}};
use crate::message::VersionRange;

/// Every API key of Apache Kafka {KAFKA}, the removed ones too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i16)]
pub enum ApiKey {{
{enum}
}}

pub(crate) static TABLE: [Row; {len(keys)}] = [
""" + "\n".join(table) + "\n];\n")


# ---------------------------------------------------------------------------------------------- metadata records

def metadata_record_file(messages):
    records = [(m.name.removesuffix("Record"), m) for m in messages if m.kind == "metadata"]

    def life(m):
        return "<'a>" if m.root.borrows() else ""
    variants = "\n".join(f"{short}({m.root.rust}{life(m)})," for short, m in records)
    arms = lambda body: "\n".join(f"Self::{short}{body(m)}," for short, m in records)
    names = ", ".join(sorted(m.root.rust for _, m in records))
    return (HEAD + f"""
use super::{{{names}}};
use crate::message::VersionRange;
use crate::primitives::{{DecodeError, DecodeFault, EncodeError, Reader, Writer}};

/// Any record of the metadata log.
#[derive(Clone, Debug, PartialEq)]
pub enum MetadataRecord<'a> {{
{variants}
}}

impl<'a> MetadataRecord<'a> {{
    /// The record's number in Kafka's frame.
    pub fn type_code(&self) -> i16 {{ match self {{ {arms(lambda m: f"(_) => {m.key}")} }} }}

    pub fn name(&self) -> &'static str {{ match self {{ {arms(lambda m: f'(_) => "{m.name}"')} }} }}

    pub fn versions(&self) -> VersionRange {{ match self {{ {arms(lambda m: f"(_) => {m.root.rust}::VERSIONS")} }} }}

    /// Reads a record's body.
    pub fn read_body(r: &mut Reader<'a>, type_code: i16, version: i16) -> Result<Self, DecodeError> {{
        match type_code {{
            {chr(10).join(f"{m.key} => {m.root.rust}::read(r, version).map(Self::{short})," for short, m in records)}
            other => Err(r.fault(DecodeFault::UnknownType(i64::from(other)), "MetadataRecord")),
        }}
    }}

    pub fn write_body(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {{
        match self {{ {arms(lambda m: "(record) => record.write(w, version)")} }}
    }}

    #[cfg(feature = "json")]
    pub fn to_json(&self, version: i16) -> String {{ match self {{ {arms(lambda m: "(record) => record.to_json(version)")} }} }}
}}
""" + "\n".join(f"impl<'a> From<{m.root.rust}{life(m)}> for MetadataRecord<{chr(39) + 'a' if life(m) else chr(39) + '_'}> "
                f"{{ fn from(record: {m.root.rust}{life(m)}) -> Self {{ Self::{short}(record) }} }}"
                .replace("impl<'a>", "impl<'a>" if life(m) else "impl") for short, m in records) + "\n")


# ---------------------------------------------------------------------------------------------- output

def generate(cache):
    every = [Message(raw) for raw in load_schemas(fetch_jars(cache))]
    order = ["header", "request", "response", "coordinator-key", "coordinator-value", "metadata",
             "remote-log-metadata", "data"]
    messages = sorted((m for m in every if m.valid), key=lambda m: (order.index(m.kind), -1 if m.key is None else m.key, m.name))
    by_name = {m.name: m for m in messages}
    assert len(by_name) == len(messages), "two schemas of one name"
    found = {f"{m.name}.{s.name}.{f.raw_name}" for m in messages for s in m.structs.values() for f in s.fields if f.inline}
    assert found == set(INLINE_ARRAYS), "an inline array is not in the schemas"
    files = {}
    for m in messages:
        files[f"{m.module}.rs"] = message_file(m, by_name)
        files[f"json/{m.module}.rs"] = json_file(m)
    files["metadata_record.rs"] = metadata_record_file(messages)
    files["api_key.rs"] = api_key_file(every)
    files["json/registry.rs"] = registry_file(messages)
    modules = sorted(m.module for m in messages)
    assert "metadata_record" not in modules and "api_key" not in modules
    files["mod.rs"] = (HEAD + f"//! The messages of Apache Kafka {KAFKA}, a module each; the message itself is also re-exported here.\n\n"
                       "pub mod api_key;\n#[cfg(feature = \"json\")]\npub mod json;\npub mod metadata_record;\n"
                       + "".join(f"pub mod {m};\n" for m in modules) + "\n"
                       + "pub use metadata_record::MetadataRecord;\n" + "".join(f"pub use {m.module}::{m.root.rust};\n" for m in sorted(messages, key=lambda m: m.module)))
    files["json/mod.rs"] = HEAD + "\npub mod registry;\n" + "".join(f"mod {m};\n" for m in modules)
    return files


def formatted(files):
    """The files as rustfmt leaves them."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        for name, text in files.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        shutil.copy(ROOT / "rustfmt.toml", folder / "rustfmt.toml")
        # rustfmt follows the `mod` lines to every other file.
        subprocess.run(["rustfmt", "--edition", "2024", "--config-path", str(folder), str(folder / "mod.rs")], check=True)
        return {name: (folder / name).read_text() for name in files}


def main():
    parser = argparse.ArgumentParser(description="Generate src/wire/generated from Kafka's schemas.")
    parser.add_argument("--check", action="store_true", help="write nothing, fail if the committed code is not fresh")
    options = parser.parse_args()
    cache = Path(os.environ.get("MILLRACE_CACHE", ROOT / ".cache"))
    files = formatted(generate(cache))
    present = {str(p.relative_to(TARGET)) for p in TARGET.rglob("*.rs")} if TARGET.exists() else set()
    stale = sorted(n for n in files if n not in present or (TARGET / n).read_text() != files[n])
    surplus = sorted(present - set(files))
    if options.check:
        for name in stale:
            print(f"not fresh: src/wire/generated/{name}")
        for name in surplus:
            print(f"not generated: src/wire/generated/{name}")
        if stale or surplus:
            sys.exit("run scripts/generate_wire.py and commit the result")
        print(f"{len(files)} generated files are fresh")
        return
    for name in stale:
        path = TARGET / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(files[name])
    for name in surplus:
        (TARGET / name).unlink()
    print(f"{len(files)} files, {len(stale)} written, {len(surplus)} removed")


if __name__ == "__main__":
    main()
