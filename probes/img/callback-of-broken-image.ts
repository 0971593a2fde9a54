import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('onImageFrame is also called for an image that is missing, with a naturalWidth of 0.', async (stage) => {
  const origin = await stage.serve((_, response) => response.writeHead(404, {'access-control-allow-origin': '*'}).end());
  const {logs} = await stage.still({scene: 'Picture', props: {src: `${origin}/missing.png`}});
  assert.ok(logs.includes('onImageFrame 0'), logs.join('; '));
  assert.ok(logs.includes('onError'));
});
