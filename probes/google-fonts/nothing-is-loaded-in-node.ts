import assert from 'node:assert/strict';
import {loadFont} from '@remotion/google-fonts/Fraunces';
import {inNode} from '../lib/probe';

export default inNode('In Node, loadFont() returns the name, loads nothing and does not refuse an unknown weight.', async () => {
  const {fontFamily, waitUntilDone} = loadFont('normal', {weights: ['950' as never]});
  assert.equal(fontFamily, 'Fraunces');
  assert.equal(await waitUntilDone(), undefined);
});
