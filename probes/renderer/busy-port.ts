import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('A port that is taken is refused with its number.', async (stage) => {
  const port = Number(new URL(await stage.serve((_, response) => response.end())).port);
  await assert.rejects(
    stage.still({scene: 'FrameAsRed'}, {port}),
    new RegExp(`You specified port ${port} to be used for the HTTP server, but it is not available\\.`),
  );
});
