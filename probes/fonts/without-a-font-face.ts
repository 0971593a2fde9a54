import assert from 'node:assert/strict';
import {loadFont} from '@remotion/fonts';
import {inNode} from '../lib/probe';

export default inNode('Node.js has no FontFace, and loadFont() of @remotion/fonts rejects there with “window is not defined”.', async () => {
  assert.equal('FontFace' in globalThis, false);
  await assert.rejects(loadFont({family: 'Harbor', url: 'https://example.com/harbor.woff2'}), {message: 'window is not defined'});
});
