import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Files = Record<string, Record<string, string>>;
const normalOf = (name: string): Files => installed<{getInfo(): {fonts: {normal: Files}}}>(`@remotion/google-fonts/dist/cjs/${name}.js`).getInfo().fonts.normal;

/** Combinations and files of the upright style. */
const counted = (name: string) => {
  const all = Object.values(normalOf(name)).flatMap((subsets) => Object.values(subsets));
  return [all.length, new Set(all).size];
};

export default inNode(
  'Upright, Oswald has 30 combinations of 6 weights and 5 subsets in 5 files, Noto Sans JP and KR 1,116 in 124, TC 945 in 105 and SC 909 in 101; three weights of JP have 372, and its latin pieces are one file.',
  () => {
    assert.deepEqual([Object.keys(normalOf('Oswald')).length, Object.keys(normalOf('Oswald')['500']!).length], [6, 5]);
    assert.deepEqual(['Oswald', 'NotoSansJP', 'NotoSansKR', 'NotoSansTC', 'NotoSansSC'].map(counted), [
      [30, 5],
      [1116, 124],
      [1116, 124],
      [945, 105],
      [909, 101],
    ]);
    const japanese = Object.values(normalOf('NotoSansJP'));
    assert.equal(new Set(japanese.map(({latin}) => latin)).size, 1);
    // Three weights are three handles for each piece.
    assert.equal(japanese.slice(0, 3).flatMap((subsets) => Object.keys(subsets)).length, 372);
  },
);
