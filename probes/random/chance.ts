import assert from 'node:assert/strict';
import type {ReactNode} from 'react';
import {inNode} from '../lib/probe';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

type Chance = {
  between(seed: string, min: number, max: number): number;
  pick<T>(seed: string, items: readonly T[]): T;
  shuffle<T>(seed: string, items: readonly T[]): T[];
};
type Raffle = {RaffleDraw: (props: {round: string; names: string[]}) => ReactNode};

export default inNode(
  'The helpers of the page stay within the range, pick each item and lose none when they shuffle; the raffle has the same order and winner for the same round, and among 20 rounds each name wins.',
  () => {
    const pages = ['docs/using-randomness.mdx'];
    const {between, pick, shuffle} = sampleOf<Chance>(pages, 'chance');
    const names = ['Ines', 'Noor', 'Otto', 'Mila'];
    const seeds = Array.from({length: 300}, (_, index) => `seed ${index}`);
    assert.ok(seeds.every((seed) => between(seed, -3, 7) >= -3 && between(seed, -3, 7) < 7));
    assert.equal(new Set(seeds.map((seed) => pick(seed, names))).size, 4);
    for (const seed of seeds) assert.deepEqual(shuffle(seed, names).sort(), [...names].sort());
    assert.equal(new Set(seeds.map((seed) => shuffle(seed, names).join())).size, 24);

    const {RaffleDraw} = sampleOf<Raffle>(pages, 'RaffleDraw');
    const draw = (round: string) => markupAt(RaffleDraw, {width: 1280, height: 560, fps: 30, durationInFrames: 30}, 0, {round, names});
    assert.equal(draw('may'), draw('may'));
    const winners = seeds.slice(0, 20).map((round) => /Winner: (?:<!-- -->)?(\w+)/.exec(draw(round))?.[1]);
    assert.deepEqual([...new Set(winners)].sort(), [...names].sort());
  },
);
