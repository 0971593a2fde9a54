import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {parseMedia} from '@remotion/media-parser';
import {media} from '../lib/media';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';
import {serve, serveFile, type Served} from '../lib/serve';

async function errorOf({origin, close}: Served): Promise<Error> {
  try {
    await parseMedia({src: `${origin}/harbor.mp4`, fields: {durationInSeconds: true}, acknowledgeRemotionLicense: true, logLevel: 'error'});
  } catch (error) {
    return error as Error;
  } finally {
    close();
  }
  throw new Error('There was no error.');
}

export default slowInNode(
  'A server that has fewer bytes than the file leads to the RangeError about the DataView, an error page to “Unknown file format” if sent in parts, otherwise to an error with “Content-Range”, or to its status code.',
  async () => {
    const folder = newFolder();
    const serveBytes = (content: Buffer | string) => {
      const file = path.join(folder, 'answer');
      fs.writeFileSync(file, content);
      return serveFile(file);
    };
    const page = '<!doctype html><title>Not here</title>'.padEnd(600, ' ');
    const short = await errorOf(await serveBytes(fs.readFileSync(await media('plain.mp4')).subarray(0, 1000)));
    assert.ok(short instanceof RangeError);
    assert.equal(short.message, 'Offset is outside the bounds of the DataView');
    assert.match((await errorOf(await serveBytes(page))).message, /^Unknown file format/);
    const whole = (status: number) => serve((_, response) => response.writeHead(status, {'content-length': page.length}).end(page));
    assert.match((await errorOf(await whole(200))).message, /"Content-Range"/);
    for (const status of [404, 500]) assert.match((await errorOf(await whole(status))).message, new RegExp(`status code ${status}`));
  },
);
