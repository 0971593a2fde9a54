import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('With maxRetries={0} and no onError, a missing image stops the render.', async (stage) => {
  const origin = await stage.serve((_, response) => response.writeHead(404).end());
  await assert.rejects(stage.still({scene: 'Picture', props: {src: `${origin}/missing.png`, handlesError: false}}), /Error loading image with src: http/);
});
