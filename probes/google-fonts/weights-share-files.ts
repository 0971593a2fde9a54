import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Info = {fonts: Record<string, Record<string, Record<string, string>>>};

const EXPECTED = {
  NotoSansJP: {files: 124, ofOneWeight: 124, combinations: 1116},
  NotoSansKR: {files: 124, ofOneWeight: 124, combinations: 1116},
  NotoSansTC: {files: 105, ofOneWeight: 105, combinations: 945},
  NotoSansSC: {files: 101, ofOneWeight: 101, combinations: 909},
  Oswald: {files: 5, ofOneWeight: 5, combinations: 30},
};

export default inNode('The weights of the Noto Sans fonts for Japanese, Korean and Chinese, and of Oswald, come from the same files.', () => {
  for (const [name, expected] of Object.entries(EXPECTED)) {
    const weights = Object.values(installed<{getInfo(): Info}>(`@remotion/google-fonts/dist/cjs/${name}.js`).getInfo().fonts.normal ?? {});
    const urls = weights.flatMap((subsets) => Object.values(subsets));
    const found = {files: new Set(urls).size, ofOneWeight: new Set(Object.values(weights[0] ?? {})).size, combinations: urls.length};
    assert.deepEqual(found, expected, name);
  }
});
