import assert from 'node:assert/strict';
import fs from 'node:fs';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import {markupAt} from '../lib/at-frame';
import {inNode} from '../lib/probe';

/** The seconds of a frame, as a component computes them. */
const secondsAt = (frame: number, fps: number) => {
  const scene = () => (useCurrentFrame() / useVideoConfig().fps) as unknown as null;
  return Number(markupAt(scene, {width: 320, height: 180, fps, durationInFrames: 2000}, frame));
};

export default inNode(
  '30 frames are a second at 30 fps and half at 60; 120 at 30 last 4 seconds and end with 119; 1.5 seconds at 25 are 37.5; a minute at 30 has 1,800, a frame 33 ms; 30000 / 1001 is 29.97; 0.6 per second is 0.02 each.',
  () => {
    assert.deepEqual([secondsAt(30, 30), secondsAt(30, 60)], [1, 0.5]);
    const table = fs.readFileSync('docs/the-fundamentals.mdx', 'utf8');
    const value = (name: string) => Number(new RegExp(`^\\| \`${name}\` \\| [^|]+ \\| \`(\\d+)\` \\|$`, 'm').exec(table)?.[1]);
    const [fps, durationInFrames] = [value('fps'), value('durationInFrames')];
    assert.deepEqual([durationInFrames / fps, durationInFrames - 1], [4, 119]);
    for (const rate of [24, 25, 30, 60]) assert.equal(secondsAt(2 * rate, rate), 2);
    assert.equal(1.5 * 25, 37.5);
    assert.equal(secondsAt(1800, 30), 60);
    assert.equal(Math.round(secondsAt(1, 30) * 1000), 33);
    assert.equal(Math.round((30_000 / 1001) * 100) / 100, 29.97);
    assert.equal(Math.round(secondsAt(1, 30) * 0.6 * 1e9) / 1e9, 0.02);
  },
);
