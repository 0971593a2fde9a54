import assert from 'node:assert/strict';
import {invokeWebhook} from '@remotion/serverless';
import {inNode} from '../lib/probe';
import {serve} from '../lib/serve';

export default inNode(
  'A webhook call follows a redirect: if it leads to a page with status 200, the call counts as delivered, although the page gets no body.',
  async () => {
    const seen: string[] = [];
    const server = await serve((request, response) => {
      seen.push(`${request.method} ${request.url}`);
      request.resume().on('end', () => {
        if (request.url === '/login') response.end('Sign in');
        else response.writeHead(302, {location: '/login'}).end();
      });
    });

    try {
      await invokeWebhook({
        options: {
          url: `${server.origin}/api/video-ready`,
          secret: 'secret',
          payload: {type: 'timeout', renderId: 'testrender', bucketName: 'remotionlambda-useast1-c7d0p4s2xy', expectedBucketOwner: '0', customData: null},
        },
        logLevel: 'error',
      });
      assert.deepEqual(seen, ['POST /api/video-ready', 'GET /login']);
    } finally {
      server.close();
    }
  },
);
