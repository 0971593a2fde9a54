import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('With retries left, a still of a missing image succeeds without an error.', async (stage) => {
  const origin = await stage.serve((_, response) => response.writeHead(404).end());
  const {logs} = await stage.still({scene: 'Picture', props: {src: `${origin}/missing.png`, maxRetries: 2, handlesError: false}});
  assert.ok(
    logs.some((text) => /Could not load image with source .*, retrying again in 1000ms/.test(text)),
    logs.join('; '),
  );
});
