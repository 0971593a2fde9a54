/** A WAV file of silence, of any kind, such as FFmpeg would not write. */
export function wav({
  format = 1,
  bits,
  channels = 1,
  rate = 8000,
  seconds = 1,
}: {
  format?: number;
  bits: number;
  channels?: number;
  rate?: number;
  seconds?: number;
}): File {
  const block = (channels * bits) / 8;
  const data = Buffer.alloc(rate * block * seconds);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(format, 20);
  head.writeUInt16LE(channels, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * block, 28);
  head.writeUInt16LE(block, 32);
  head.writeUInt16LE(bits, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(data.length, 40);
  return new File([new Uint8Array(Buffer.concat([head, data]))], 'sound.wav');
}

/** The samples of a WAV file with 16 bits, and what its header holds as if it were samples. */
export const samplesOf = (file: Buffer): Int16Array => new Int16Array(file.buffer, file.byteOffset + (file.length % 2), Math.floor(file.length / 2));
