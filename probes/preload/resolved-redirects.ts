import assert from 'node:assert/strict';
import {resolveRedirect} from '@remotion/preload';
import {inNode} from '../lib/probe';
import {serve} from '../lib/serve';

export default inNode(
  'resolveRedirect() sends a GET request each time and returns the final URL without a fragment, before the body, and for a 404 too.',
  async () => {
    const requests: string[] = [];
    const {origin, close} = await serve((request, response) => {
      requests.push(`${request.method} ${request.url}`);
      if (request.url === '/short') return response.writeHead(302, {location: '/long'}).end();
      if (request.url === '/long') return response.writeHead(301, {location: '/clip.mp4'}).end();
      response.writeHead(request.url === '/missing' ? 404 : 200, {'content-length': 1000});
      // The body never arrives.
      return response.flushHeaders();
    });
    try {
      assert.equal(await resolveRedirect(`${origin}/short`), `${origin}/clip.mp4`);
      assert.deepEqual(requests, ['GET /short', 'GET /long', 'GET /clip.mp4']);
      assert.equal(await resolveRedirect(`${origin}/clip.mp4#t=10`), `${origin}/clip.mp4`);
      assert.equal(await resolveRedirect(`${origin}/clip.mp4`), `${origin}/clip.mp4`);
      assert.equal(requests.length, 5);
      assert.equal(await resolveRedirect(`${origin}/missing`), `${origin}/missing`);
      await assert.rejects(resolveRedirect('/clip.mp4'), {message: 'Failed to parse URL from /clip.mp4'});
    } finally {
      close();
    }
  },
);
