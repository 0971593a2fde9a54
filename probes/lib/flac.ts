/** Checksum of the header of a frame, which has 8 bits, or of the whole frame, which has 16. */
function checksum(bytes: Buffer, bits: 8 | 16): Buffer {
  const [polynomial, top, mask] = bits === 8 ? [0x07, 0x80, 0xff] : [0x8005, 0x8000, 0xffff];
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte << (bits - 8);
    for (let bit = 0; bit < 8; bit++) sum = (sum & top ? (sum << 1) ^ polynomial : sum << 1) & mask;
  }
  return Buffer.from(bits === 8 ? [sum] : [sum >> 8, sum & 255]);
}

/** A block of metadata; the kind is 0 for the description of the stream, 4 for tags. */
export const block = (kind: number, content: Buffer, last: boolean): Buffer =>
  Buffer.concat([Buffer.from([(last ? 0x80 : 0) | kind, 0, content.length >> 8, content.length & 255]), content]);

/** The description of a stream with one channel, 16 bits and 48,000 Hz, whose frames have between the two numbers of samples. */
export function description(smallest: number, largest = smallest): Buffer {
  const content = Buffer.alloc(34);
  content.writeUInt16BE(smallest, 0);
  content.writeUInt16BE(largest, 2);
  Buffer.from([0x0b, 0xb8, 0x00, 0xf0]).copy(content, 10);
  content.writeUInt32BE(largest * 4, 14);
  return content;
}

/** A frame of uncompressed samples, two bytes each. */
export function frame(number: number, samples: Buffer): Buffer {
  const last = samples.length / 2 - 1;
  const head = Buffer.from([0xff, 0xf8, 0x7a, 0x08, number, last >> 8, last & 255]);
  const body = Buffer.concat([head, checksum(head, 8), Buffer.from([0x02]), samples]);
  return Buffer.concat([body, checksum(body, 16)]);
}
