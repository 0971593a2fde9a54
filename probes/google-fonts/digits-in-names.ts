import assert from 'node:assert/strict';
import {getAvailableFonts} from '@remotion/google-fonts';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

export default inNode('The 62 families with a digit in their name, and no others, are loaded under a name that spells the digits out.', () => {
  const named = getAvailableFonts().map(({fontFamily, importName}) => ({
    fontFamily,
    loaded: installed<{fontFamily: string}>(`@remotion/google-fonts/dist/cjs/${importName}.js`).fontFamily,
  }));
  const different = named.filter(({fontFamily, loaded}) => fontFamily !== loaded);
  assert.equal(different.length, 62);
  assert.deepEqual(
    different,
    named.filter(({fontFamily}) => /\d/.test(fontFamily)),
  );
  assert.ok(different.every(({loaded}) => !/\d/.test(loaded)));
  assert.equal(different.find(({fontFamily}) => fontFamily === 'Source Sans 3')?.loaded, 'Source Sans Three');
});
