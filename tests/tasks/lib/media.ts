import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type {Reader} from './reader';

export type Color = [red: number, green: number, blue: number];

/** Makes a clip of one color with a tone, as a reader's footage, with the FFmpeg that comes with the toolkit. */
export async function makeClip(reader: Reader, file: string, color: Color, frames: number): Promise<void> {
  const [width, height] = [1280, 720];
  const image = path.join(reader.folder, 'clip.rgb');
  fs.mkdirSync(path.dirname(path.join(reader.folder, file)), {recursive: true});
  fs.writeFileSync(image, Buffer.alloc(width * height * 3, Buffer.from(color)));
  const picture = `-f image2 -loop 1 -framerate 30 -c:v rawvideo -pixel_format rgb24 -video_size ${width}x${height} -i clip.rgb`;
  const {code, output} = await reader.try(
    `npx remotion ffmpeg -v error -y ${picture} -f lavfi -i sine -frames:v ${frames} -t ${frames / 30} -c:v libx264 -pix_fmt yuv420p -c:a aac "${file}"`,
  );
  assert.equal(code, 0, output);
  fs.rmSync(image);
}
