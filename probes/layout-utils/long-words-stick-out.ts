import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('Two words on two lines in a box of 800 pixels get a font size at which the longer one is wider than the box.', async (stage) => {
  const {lines, widest} = await stage.compute('fitLines', {text: 'Linz Harbourmaster', maxLines: 2, maxBoxWidth: 800});
  assert.deepEqual(lines, ['Linz ', 'Harbourmaster ']);
  assert.ok(widest > 1600, String(widest));
});
