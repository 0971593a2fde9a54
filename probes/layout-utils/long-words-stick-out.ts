import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('Two words on two lines in a box of 800 pixels get a font size at which the longer one is wider than the box.', async (stage) => {
  const {lines, widest} = await stage.compute('fitLines', {text: 'Linz Harbormaster', maxLines: 2, maxBoxWidth: 800});
  assert.deepEqual(lines, ['Linz ', 'Harbormaster ']);
  assert.ok(widest > 1600, String(widest));
});
