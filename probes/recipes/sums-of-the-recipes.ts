import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';

/** The numbers that a page says. */
function said(page: string, sentence: RegExp): number[] {
  const found = sentence.exec(fs.readFileSync(path.join(__dirname, `../../docs/recipes/${page}.mdx`), 'utf8'));
  assert.ok(found, `${page} no longer says ${sentence.source}`);
  return found.slice(1).map(Number);
}

export default inNode(
  'At 30 frames per second, 4 pixels per frame are 120 per second and take 6 seconds for 720, 12 frames are 0.4 seconds, and 8 seconds are 240 frames; 60 frames per second halve a step, and 8 percent of 720 pixels are 58.',
  () => {
    const [fps = 0, step = 0, speed, height = 0, seconds] = said(
      'credits',
      /At (\d+) frames per second, (\d+) pixels per frame are (\d+) pixels per second, and a name crosses a picture of (\d+) pixels in (\d+) seconds\./,
    );
    assert.deepEqual([step * fps, height / (step * fps)], [speed, seconds]);
    const [more = 0, less = 0] = said('credits', /(\d+) frames per second instead of (\d+) halves the steps\./);
    assert.equal(speed! / more, speed! / less / 2);
    const [frames = 0, part, rate = 0] = said('picture-in-picture', /(\d+) frames are ([\d.]+) seconds at (\d+) frames per second\./);
    assert.equal(frames / rate, part);
    const [share = 0, pixels] = said('srt-captions', /`bottom` is a share of the height: (\d+) % are (\d+) pixels here\./);
    assert.equal(Math.round((share / 100) * 720), pixels);
    const [length = 0, duration] = said('end-card', /for (\d+) seconds, `durationInFrames=\{(\d+)\}`/);
    assert.equal(length * 30, duration);
  },
);
