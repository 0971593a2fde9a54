import assert from 'node:assert/strict';
import type {Reader} from './lib/reader';
import {task} from './lib/task';

task('captions from an SRT file', async (reader) => {
  const page = reader.open('docs/captions/parse-srt.mdx');
  reader.startProject();
  reader.install(page);
  reader.save(page, ['public/talk.srt', 'src/Root.tsx']);

  await reader.run(page, 'npx remotion render Talk out/talk.mp4');

  await reader.expectMedia('out/talk.mp4', {width: 1280, height: 720, nb_read_frames: 150});
  assert.deepEqual(await linesOf(reader, 14), [], 'nothing is said before the first caption');
  assert.deepEqual(await linesOf(reader, 15), ['last'], 'one line is said from frame 15 on');
  assert.deepEqual(await linesOf(reader, 62), [], 'the captions do not touch');
  assert.deepEqual(await linesOf(reader, 149), ['first', 'last'], 'two lines are said until the end');
});

/** Which of two lines of text at the lower edge are written in a frame; lines are 70 pixels high, above a padding of 60. */
async function linesOf(reader: Reader, frame: number): Promise<string[]> {
  const isWritten = async (y: number) => {
    const pixels = await reader.pixels('out/talk.mp4', {x: 340, y, width: 600, height: 40, frame});
    // The background is dark blue, so red gives away the white letters.
    return pixels.some((value, index) => index % 4 === 0 && value > 200);
  };
  const lines = [];
  if (await isWritten(720 - 60 - 120)) lines.push('first');
  if (await isWritten(720 - 60 - 55)) lines.push('last');
  return lines;
}
