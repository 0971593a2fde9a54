import zlib from 'node:zlib';

export type Color = [red: number, green: number, blue: number, alpha: number];

export type Picture = {width: number; height: number; at(x: number, y: number): Color};

const PAETH = (a: number, b: number, c: number): number => {
  const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
};

/** Decodes a PNG of 8 bits per channel, with or without alpha, as the browser and FFmpeg write them. */
export function decodePng(file: Buffer): Picture {
  const parts: Buffer[] = [];
  let [width, height, channels] = [0, 0, 4];
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    const body = file.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') [width, height, channels] = [body.readUInt32BE(0), body.readUInt32BE(4), body[9] === 6 ? 4 : 3];
    if (type === 'IDAT') parts.push(body);
    at += 12 + length;
  }
  const rows = unfilter(zlib.inflateSync(Buffer.concat(parts)), width * channels, height, channels);
  return {
    width,
    height,
    at(x, y) {
      const start = (y * width + x) * channels;
      return [rows[start]!, rows[start + 1]!, rows[start + 2]!, channels === 4 ? rows[start + 3]! : 255];
    },
  };
}

function unfilter(data: Buffer, stride: number, height: number, channels: number): Buffer {
  const rows = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = data[y * (stride + 1)]!;
    for (let x = 0; x < stride; x++) {
      const left = x >= channels ? rows[y * stride + x - channels]! : 0;
      const up = y > 0 ? rows[(y - 1) * stride + x]! : 0;
      const corner = x >= channels && y > 0 ? rows[(y - 1) * stride + x - channels]! : 0;
      const guess = [0, left, up, (left + up) >> 1, PAETH(left, up, corner)][filter]!;
      rows[y * stride + x] = data[y * (stride + 1) + 1 + x]! + guess;
    }
  }
  return rows;
}
