import assert from 'node:assert/strict';
import {getAvailableEmojis} from '@remotion/animated-emoji';
import {inNode} from '../lib/probe';

export default inNode('The emoji of each category are as many as the table says, and the shortest and longest are clap and violin.', () => {
  const all = getAvailableEmojis();
  const counts: Record<string, number> = {};
  for (const {categories} of all) {
    assert.equal(categories.length, 1);
    counts[categories[0]!] = (counts[categories[0]!] ?? 0) + 1;
  }
  assert.deepEqual(counts, {
    'Smileys and emotions': 228,
    'Animals and nature': 83,
    'Activities and events': 28,
    Symbols: 28,
    Objects: 14,
    'Food and drink': 11,
    'Travel and places': 9,
    People: 6,
    Flags: 4,
  });
  const sorted = [...all].sort((a, b) => a.durationInSeconds - b.durationInSeconds);
  assert.deepEqual(
    [sorted[0]?.name, sorted[0]?.durationInSeconds.toFixed(2), sorted.at(-1)?.name, sorted.at(-1)?.durationInSeconds],
    ['clap', '0.32', 'violin', 7],
  );
});
