import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {combineChunks} from '@remotion/renderer';
import {made, media} from '../lib/media';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

/** The block that says how often a GIF repeats, without the number, which follows in two bytes. */
const REPETITIONS = Buffer.from('NETSCAPE2.0\u0003\u0001', 'latin1');

export default inNode('A GIF that combineChunks() joins, as a render on Lambda does, repeats forever, whatever numberOfGifLoops says.', async () => {
  process.env.TMPDIR = newFolder();
  const piece = await made('piece-of-a-gif.ts', `-i ${await media('silent.mp4')} -t 0.2 -c copy -f mpegts`);
  const outputLocation = path.join(newFolder(), 'waves.gif');
  for (const numberOfGifLoops of [null, 0, 3]) {
    await combineChunks({
      ...{videoFiles: [piece, piece], audioFiles: [], outputLocation, codec: 'gif', fps: 30, framesPerChunk: 6, compositionDurationInFrames: 12},
      ...{preferLossless: false, logLevel: 'error', numberOfGifLoops},
    });
    const gif = fs.readFileSync(outputLocation);
    const place = gif.indexOf(REPETITIONS);
    assert.ok(place > 0, `${numberOfGifLoops}`);
    assert.equal(gif.readUInt16LE(place + REPETITIONS.length), 0, `${numberOfGifLoops}`);
  }
});
