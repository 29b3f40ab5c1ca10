//! Bodies that decompress to far more than they are, and the framings that real clients use.

use std::io::Write as _;

use super::*;

/// 32 MiB of zeros in a few kilobytes (snappy: 1.5 MiB), as each codec's own writers make it.
fn bomb(codec: Codec) -> Vec<u8> {
    compress::compress(codec, vec![0; 32 << 20]).expect("it can be compressed")
}

#[test]
fn a_bomb_is_refused_by_its_size_and_leaves_no_memory_behind() {
    for codec in Codec::ALL.into_iter().skip(1) {
        let body = bomb(codec);
        for limit in [0, 1, 1000, 64 << 10, (32 << 20) - 1] {
            let mut decompressor = Decompressor::new();
            let fault = decompressor.decompress(codec, &body, limit).expect_err("it is larger");
            assert_eq!(fault, DecompressFault::TooLarge { limit }, "{}", codec.name());
            // A vector begins with 8 bytes.
            assert!(decompressor.held_bytes() <= limit.max(8), "{}: {} held", codec.name(), decompressor.held_bytes());
            decompressor.shrink();
            assert!(decompressor.held_bytes() <= 1 << 20);
        }
        let mut decompressor = Decompressor::new();
        assert_eq!(decompressor.decompress(codec, &body, 32 << 20).expect("just allowed").len(), 32 << 20);

        let policy = ValidationPolicy { decompressed_batch_bytes_max: 16 << 20, ..ValidationPolicy::default() };
        let policy = ValidationPolicy { batch_bytes_max: 4 << 20, ..policy };
        let refusal = check(&with_body(codec, 1, &body), &policy).expect_err("a bomb");
        assert_eq!(refusal, Refusal::Decompress(DecompressFault::TooLarge { limit: 16 << 20 }));
        assert_eq!(refusal.kind(), RefusalKind::TooLarge);
    }
}

#[test]
fn a_length_field_alone_makes_nobody_allocate() {
    // Snappy that claims 2 GiB; a zstd frame that claims 2^60 bytes of content, and one with a window of 2^41.
    let snappy = [0xff, 0xff, 0xff, 0xff, 0x07, 0x00];
    let content = [&[0x28, 0xb5, 0x2f, 0xfd, 0xc0, 0x40][..], &(1u64 << 60).to_le_bytes(), &[1, 0, 0]].concat();
    let window = [0x28, 0xb5, 0x2f, 0xfd, 0x00, 0xff, 1, 0, 0];
    for (codec, body) in [(Codec::Snappy, &snappy[..]), (Codec::Zstd, &content), (Codec::Zstd, &window)] {
        let mut decompressor = Decompressor::new();
        let fault = decompressor.decompress(codec, body, usize::MAX).expect_err("a lie");
        assert!(matches!(fault, DecompressFault::Corrupt { .. }), "{fault}");
        assert!(decompressor.held_bytes() <= 64 << 10);
    }
}

#[test]
fn one_decompressor_serves_all_codecs_in_turn() {
    let mut decompressor = Decompressor::new();
    for round in 0..40usize {
        let records: Vec<u8> = (0..round * 5000).map(|n| ((n * n) >> 7) as u8).collect();
        for codec in Codec::ALL {
            let body = compress::compress(codec, records.clone()).expect("it can be compressed");
            assert_eq!(decompressor.decompress(codec, &body, LIMIT).expect("sound"), records, "{}", codec.name());
            let garbage = decompressor.decompress(codec, b"garbage", LIMIT);
            assert_eq!(garbage.is_ok(), codec == Codec::None);
        }
    }
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    compress::compress(Codec::Gzip, bytes.to_vec()).expect("it can be compressed")
}

fn decompressed(codec: Codec, body: &[u8]) -> Result<Vec<u8>, DecompressFault> {
    Decompressor::new().decompress(codec, body, LIMIT).map(<[u8]>::to_vec)
}

#[test]
fn gzip_members_follow_one_another_and_garbage_behind_them_is_ignored() {
    let members = [gzip(b"one "), gzip(b""), gzip(b"three")].concat();
    assert_eq!(decompressed(Codec::Gzip, &members).as_deref(), Ok(&b"one three"[..]));
    for garbage in [&b"x"[..], b"garbage longer than the eighteen bytes of a member"] {
        assert_eq!(decompressed(Codec::Gzip, &[&members, garbage].concat()).as_deref(), Ok(&b"one three"[..]));
    }
    // A second member that begins well must end well.
    let cut = &members[..members.len() - 1];
    assert!(decompressed(Codec::Gzip, cut).is_err());
}

#[test]
fn gzip_header_fields_are_skipped_and_its_sums_are_checked() {
    let mut writer = flate2::GzBuilder::new()
        .filename("name")
        .comment("comment")
        .extra(&b"extra"[..])
        .write(Vec::new(), flate2::Compression::best());
    writer.write_all(b"records").expect("in memory");
    let body = writer.finish().expect("in memory");
    assert_eq!(decompressed(Codec::Gzip, &body).as_deref(), Ok(&b"records"[..]));
    for position in body.len() - 8..body.len() {
        let mut wrong = body.clone();
        wrong[position] ^= 1;
        assert!(decompressed(Codec::Gzip, &wrong).is_err());
    }
}

#[test]
fn snappy_is_read_raw_and_in_xerial_streams() {
    let mut encoder = snap::raw::Encoder::new();
    let raw = encoder.compress_vec(b"records records records").expect("it can be compressed");
    assert_eq!(decompressed(Codec::Snappy, &raw).as_deref(), Ok(&b"records records records"[..]));
    let stream = compress::compress(Codec::Snappy, vec![b'x'; 100_000]).expect("it can be compressed");
    let streams = [&stream[..], &stream, b"cut"].concat();
    assert_eq!(decompressed(Codec::Snappy, &streams), Ok(vec![b'x'; 200_000]));
    assert!(decompressed(Codec::Snappy, &stream[..stream.len() - 1]).is_err());
}

/// A frame with the given flag and size bytes, a true header checksum, and `blocks` as they are.
fn lz4_frame(flags: u8, sizes: u8, content_size: &[u8], blocks: &[u8]) -> Vec<u8> {
    let descriptor = [&[flags, sizes], content_size].concat();
    let sum = (twox_hash::XxHash32::oneshot(0, &descriptor) >> 8) as u8;
    [&[0x04, 0x22, 0x4d, 0x18], &descriptor[..], &[sum], blocks].concat()
}

#[test]
fn lz4_frames_of_real_clients_are_read() {
    let stored = [&[5, 0, 0, 0x80][..], b"plain"].concat();
    let end = [0; 4];
    // Java: no checksums, 64 KiB.  librdkafka: the same with a content checksum or size.  Go: 4 MiB blocks.
    for (flags, sizes, content_size) in
        [(0x60, 0x40, &[][..]), (0x64, 0x40, &[]), (0x68, 0x40, &[5; 8]), (0x60, 0x70, &[])]
    {
        let checksum: &[u8] = if flags & 4 == 0 { &[] } else { b"any!" };
        let frame = lz4_frame(flags, sizes, content_size, &[&stored[..], &end, checksum].concat());
        assert_eq!(decompressed(Codec::Lz4, &frame).as_deref(), Ok(&b"plain"[..]));
        assert_eq!(decompressed(Codec::Lz4, &[&frame[..], b"ignored"].concat()).as_deref(), Ok(&b"plain"[..]));
        assert!(decompressed(Codec::Lz4, &frame[..frame.len() - 4]).is_err(), "the end is missing");
    }
    let sum = twox_hash::XxHash32::oneshot(0, b"plain").to_le_bytes();
    let checked = lz4_frame(0x70, 0x40, &[], &[&stored[..], &sum, &end].concat());
    assert_eq!(decompressed(Codec::Lz4, &checked).as_deref(), Ok(&b"plain"[..]));
    let wrong = lz4_frame(0x70, 0x40, &[], &[&stored[..], &[0; 4], &end].concat());
    assert!(decompressed(Codec::Lz4, &wrong).is_err());
}

#[test]
fn lz4_frames_that_java_refuses_are_refused() {
    let blocks = [&[5, 0, 0, 0x80][..], b"plain", &[0; 4]].concat();
    // Linked blocks, a dictionary, a reserved bit, another version; block sizes 0 and 3; reserved size bits.
    for (flags, sizes) in
        [(0x40, 0x40), (0x61, 0x40), (0x62, 0x40), (0xa0, 0x40), (0x60, 0), (0x60, 0x30), (0x60, 0x48)]
    {
        assert!(decompressed(Codec::Lz4, &lz4_frame(flags, sizes, &[], &blocks)).is_err(), "{flags:#x} {sizes:#x}");
    }
    let mut wrong_sum = lz4_frame(0x60, 0x40, &[], &blocks);
    wrong_sum[6] ^= 1;
    assert!(decompressed(Codec::Lz4, &wrong_sum).is_err());
    let too_large = [&[1, 0, 1, 0x80][..], &[0; 65_537], &[0; 4]].concat();
    assert!(decompressed(Codec::Lz4, &lz4_frame(0x60, 0x40, &[], &too_large)).is_err());
}

#[test]
fn zstd_frames_follow_one_another_with_or_without_content_size() {
    let sized = zstd::bulk::compress(b"sized ", 3).expect("it can be compressed");
    let streamed = zstd::stream::encode_all(&b"streamed"[..], 3).expect("it can be compressed");
    let skippable = [0x50, 0x2a, 0x4d, 0x18, 2, 0, 0, 0, b'x', b'y'];
    let frames = [&sized[..], &skippable, &streamed].concat();
    assert_eq!(decompressed(Codec::Zstd, &frames).as_deref(), Ok(&b"sized streamed"[..]));
    assert!(decompressed(Codec::Zstd, &[&frames[..], b"garbage"].concat()).is_err());
    // The highest level announces a window of 128 MiB for whatever it streams.
    let highest = zstd::stream::encode_all(&b"highest"[..], 22).expect("it can be compressed");
    assert_eq!(decompressed(Codec::Zstd, &highest).as_deref(), Ok(&b"highest"[..]));
}
