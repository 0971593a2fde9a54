import assert from 'node:assert/strict';
import {onePixelPng} from '../lib/one-pixel';
import {inBrowser} from '../lib/probe';

export default inBrowser('convertMedia() rejects for a missing file with status 404, and for an image with its own error.', async (stage) => {
  const headers = {'access-control-allow-origin': '*', 'content-length': onePixelPng.length, 'accept-ranges': 'bytes'};
  const origin = await stage.serve((request, response) => {
    if (request.url === '/missing.mp4') response.writeHead(404, {'access-control-allow-origin': '*'}).end();
    else response.writeHead(206, {...headers, 'content-range': `bytes 0-${onePixelPng.length - 1}/${onePixelPng.length}`}).end(onePixelPng);
  });
  assert.match(await stage.compute('convertError', {src: `${origin}/missing.mp4`, container: 'mp4'}), /Server returned status code 404 for /);
  assert.match(await stage.compute('convertError', {src: `${origin}/a.png`, container: 'mp4'}), /Image files are not supported/);
});
