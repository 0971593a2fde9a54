import assert from 'node:assert/strict';
import {getGifDurationInSeconds, preloadGif} from '@remotion/gif';
import {inNode} from '../lib/probe';
import {serve} from '../lib/serve';

export default inNode(
  'In Node.js, getGifDurationInSeconds() rejects with "ImageData is not defined", and preloadGif() throws "Worker is not defined".',
  async () => {
    const pixel = Buffer.from('R0lGODlhAQABAIAAAP8AAAAAACH5BAQyAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');
    const {origin, close} = await serve((_, response) => response.writeHead(200, {'content-type': 'image/gif'}).end(pixel));
    try {
      await assert.rejects(getGifDurationInSeconds(`${origin}/one.gif`), {message: 'ImageData is not defined'});
      assert.throws(() => preloadGif(`${origin}/one.gif`), {message: 'Worker is not defined'});
    } finally {
      close();
    }
  },
);
