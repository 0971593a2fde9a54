import assert from 'node:assert/strict';
import {inBrowser} from '../lib/probe';

export default inBrowser('A URL of a bundle that answers 403 or 404 is refused as no Remotion project, without the status.', async (stage) => {
  for (const status of [403, 404]) {
    const serveUrl = await stage.serve((_, response) => response.writeHead(status, {'content-type': 'text/html'}).end('<p>Nothing is here.</p>'));
    await assert.rejects(stage.still({scene: 'FrameAsRed'}, {serveUrl}), (error: Error) => {
      assert.match(error.message, /Tried to go to \S+ and verify that it is a Remotion project/);
      assert.match(error.message, /Nothing is here\./);
      assert.doesNotMatch(error.message, /status code was/);
      return true;
    });
  }
});
