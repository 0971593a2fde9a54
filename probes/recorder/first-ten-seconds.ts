import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {ffmpeg, ffprobe, made} from '../lib/media';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

export default slowInNode('The command of the page on support copies the first ten seconds of a recording.', async () => {
  const [, line = ''] = /^npx remotion ffmpeg (-i public\/.*)$/m.exec(fs.readFileSync('docs/recorder/support.mdx', 'utf8')) ?? [];
  const folder = newFolder();
  const args = line.split(' ');
  const recording = path.join(folder, args[1]!);
  fs.mkdirSync(path.dirname(recording), {recursive: true});
  const picture = '-f image2 -loop 1 -framerate 5 -c:v rawvideo -pixel_format rgb24 -video_size 160x90 -i picture.rgb';
  fs.copyFileSync(await made('talk.mp4', `${picture} -t 14 -g 5 -c:v libx264 -preset ultrafast -pix_fmt yuv420p`), recording);
  const {exitCode, stderr} = await ffmpeg(['-v', 'error', ...args], folder);
  assert.equal(exitCode, 0, stderr);
  const {format} = await ffprobe(path.join(folder, args.at(-1)!));
  assert.equal(Math.round(Number(format.duration)), 10);
  const packets = async (file: string) => (await ffmpeg(['-v', 'error', '-i', file, '-frames:v', '1', '-f', 'framemd5', '-'], folder)).stdout;
  assert.equal(await packets(path.join(folder, args.at(-1)!)), await packets(recording));
});
