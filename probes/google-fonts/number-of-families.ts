import assert from 'node:assert/strict';
import {getAvailableFonts} from '@remotion/google-fonts';
import {inNode} from '../lib/probe';

export default inNode('getAvailableFonts() lists 1,758 families with unique import names, beginning with ABeeZee, ADLaM Display, AR One Sans and Abel.', () => {
  const fonts = getAvailableFonts();
  assert.equal(fonts.length, 1758);
  assert.equal(new Set(fonts.map(({importName}) => importName)).size, 1758);
  assert.deepEqual(
    fonts.slice(0, 4).map(({fontFamily}) => fontFamily),
    ['ABeeZee', 'ADLaM Display', 'AR One Sans', 'Abel'],
  );
});
