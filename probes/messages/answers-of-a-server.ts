import assert from 'node:assert/strict';
import fs from 'node:fs';
import type http from 'node:http';
import {parseMedia} from '@remotion/media-parser';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';
import {serve} from '../lib/serve';

export default inNode(
  'parseMedia() names the status of an answer with an error, refuses 204 with No body, a whole file in place of a part at the first request, and a part without a length.',
  async () => {
    const file = fs.readFileSync(await media('plain.mp4'));
    const range = {'content-range': `bytes 0-${file.length - 1}/${file.length}`};
    const message = async (answer: http.RequestListener) => {
      let requests = 0;
      const {origin, close} = await serve((request, response) => {
        requests++;
        answer(request, response);
      });
      const call = parseMedia({src: `${origin}/quay.mp4`, fields: {durationInSeconds: true}, acknowledgeRemotionLicense: true});
      const said = await call.then(
        () => '',
        (error: Error) => error.message.replace(origin, ''),
      );
      close();
      assert.equal(requests, 1);
      return said;
    };
    for (const status of [403, 404, 416])
      assert.equal(await message((_, response) => response.writeHead(status).end()), `Server returned status code ${status} for /quay.mp4 and range 0`);
    assert.equal(await message((_, response) => response.writeHead(204).end()), 'No body');
    const whole = await message((_, response) => response.writeHead(200, {'content-length': file.length}).end(file));
    assert.match(whole, /^Cannot read media without it supporting the "Content-Range" header\./);
    const endless = await message((_, response) => {
      response.writeHead(206, range).write(file);
      response.end();
    });
    assert.match(endless, /^Cannot read media \/quay\.mp4 without a content length\./);
    assert.equal(await message((_, response) => response.writeHead(206, {...range, 'content-length': file.length}).end(file)), '');
  },
);
