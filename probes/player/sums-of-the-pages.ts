import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';

const page = (name: string) => fs.readFileSync(path.join(__dirname, '../../docs/player', name), 'utf8');

export default inNode(
  'At 30 frames per second, premountFor={60} is 2 seconds, and what arrives within 0.7 seconds needs less than 30 frames; a box as wide as calc(60vh * 16 / 9) has the proportions of 16 by 9 if it is 60vh high.',
  () => {
    const [, frames] = /`premountFor=\{(\d+)\}`, 2 seconds at 30 frames/.exec(page('premounting.mdx')) ?? [];
    assert.equal(Number(frames) / 30, 2);
    const [, seconds] = /first frame ([\d.]+) seconds after it was mounted, so 30 frames at 30 frames/.exec(page('premounting.mdx')) ?? [];
    assert.ok(Number(seconds) * 30 < 30);
    const [, ...numbers] = /calc\((\d+)vh \* (\d+) \/ (\d+)\)/.exec(page('scaling.mdx')) ?? [];
    const [height = 0, wide = 0, high = 0] = numbers.map(Number);
    assert.equal(height, 60);
    assert.equal((height * wide) / high, (60 * 16) / 9);
  },
);
