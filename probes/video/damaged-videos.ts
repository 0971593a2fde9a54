import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {installed} from '../lib/installed';
import {made, media} from '../lib/media';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Compositor = {executeCommand: (command: string, params: object) => Promise<Uint8Array>};
const {startLongRunningCompositor} = installed<{startLongRunningCompositor: (options: object) => Compositor}>(
  '@remotion/renderer/dist/compositor/compositor.js',
);
const OPTIONS = {maximumFrameCacheItemsInBytes: null, logLevel: 'error', indent: false, binariesDirectory: null, extraThreads: 1};

/** Random, but the same each time. */
const random = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

export default slowInNode(
  'Beyond the end of a video, you get the last frame. Of 30 files with random bytes overwritten, none says “No frame found at position”; sound alone says “No video stream found in input file”.',
  async () => {
    const film = await made(
      'a-second.mp4',
      '-f image2 -loop 1 -framerate 30 -c:v rawvideo -pixel_format rgb24 -video_size 160x90 -i picture.rgb -t 1 -c:v libx264 -pix_fmt yuv420p -g 10',
    );
    const compositor = startLongRunningCompositor(OPTIONS);
    const frame = (src: string, time: number) =>
      compositor.executeCommand('ExtractFrame', {src, original_src: src, time, transparent: false, tone_mapped: true});
    assert.deepEqual(await frame(film, 60), await frame(film, 29 / 30));
    await assert.rejects(frame(await media('tone.m4a'), 0), /No video stream found in input file/);

    const folder = newFolder();
    const content = fs.readFileSync(film);
    const messages: string[] = [];
    for (let file = 0; file < 30; file++) {
      const next = random(file + 1);
      const damaged = Buffer.from(content);
      for (let byte = 0; byte < 3; byte++) damaged[Math.floor(next() * damaged.length)] = Math.floor(next() * 256);
      const src = path.join(folder, `${file}.mp4`);
      fs.writeFileSync(src, damaged);
      for (const time of [0.4]) {
        const outcome = await Promise.race([
          frame(src, time).then(
            () => 'shown',
            (error: Error) => error.message,
          ),
          new Promise<string>((resolve) => setTimeout(() => resolve('pending'), 250)),
        ]);
        messages.push(outcome);
      }
    }
    assert.ok(messages.includes('shown'), [...new Set(messages)].join('\n'));
    assert.ok(!messages.some((message) => message.includes('No frame found at position')), [...new Set(messages)].join('\n'));
  },
);
