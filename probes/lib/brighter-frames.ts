import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type {Extract} from './extractor';
import {ffmpeg} from './media';
import {newFolder} from './run-folder';

const SIZE = 64;

/** Two seconds of 25 frames each, which grow brighter; the returned function makes a file of them, or of an earlier one. */
export function brighterFrames(): (name: string, options: string, source?: string) => Promise<string> {
  const folder = newFolder();
  for (let index = 0; index < 50; index++) fs.writeFileSync(path.join(folder, `${index}.rgb`), Buffer.alloc(SIZE * SIZE * 3, 16 + index * 4));
  const film = `-f image2 -framerate 25 -c:v rawvideo -video_size ${SIZE}x${SIZE} -pixel_format rgb24 -i %d.rgb`;
  return async (name, options, source) => {
    const args = `-v error ${source ? `-i ${source}` : film} ${options} ${name}`;
    assert.equal((await ffmpeg(args.split(' '), folder)).stderr, '', name);
    return path.join(folder, name);
  };
}

/** The number of the frame that a render shows at each time in seconds, by its brightness. */
export async function framesAt(extract: Extract, src: string, times: number[]): Promise<number[]> {
  const found: number[] = [];
  for (const time of times) {
    const bytes = await extract(src, time);
    found.push(Math.round((bytes[bytes.readUInt32LE(10) + (SIZE * SIZE * 3) / 2]! - 16) / 4));
  }
  return found;
}
