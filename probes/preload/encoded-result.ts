import assert from 'node:assert/strict';
import {resolveRedirect} from '@remotion/preload';
import {inNode} from '../lib/probe';
import {serve} from '../lib/serve';

export default inNode(
  'Without a redirect, resolveRedirect() returns the URL that was passed, with a space encoded and with a slash after an origin alone.',
  async () => {
    const {origin, close} = await serve((_, response) => response.end());
    try {
      assert.equal(await resolveRedirect(`${origin}/clip.mp4?v=2`), `${origin}/clip.mp4?v=2`);
      assert.equal(await resolveRedirect(`${origin}/my clip.mp4`), `${origin}/my%20clip.mp4`);
      assert.equal(await resolveRedirect(origin), `${origin}/`);
    } finally {
      close();
    }
  },
);
