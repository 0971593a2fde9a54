import assert from 'node:assert/strict';
import fs from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Sample = {serveFolder(folder: string, port: number): Server};

export default inNode(
  'The server of the page listens on this machine only, answers requests for parts of a file, allows every origin, and refuses what is outside of its folder, a folder and a part beyond the end.',
  async () => {
    const {serveFolder} = sampleOf<Sample>(['docs/miscellaneous/absolute-paths.mdx'], 'serve-folder');
    const folder = path.join(newFolder(), 'camera');
    fs.mkdirSync(path.join(folder, 'reef'), {recursive: true});
    fs.writeFileSync(path.join(folder, '../secret.txt'), 'tide tables');
    fs.writeFileSync(path.join(folder, 'first dive.mp4'), '0123456789');
    const server = serveFolder(folder, 0);
    await new Promise((resolve) => server.once('listening', resolve));
    const {address, port} = server.address() as AddressInfo;
    const ask = async (file: string, range = '') => {
      const response = await fetch(`http://127.0.0.1:${port}/${file}`, {headers: range ? {range} : {}});
      return [response.status, await response.text(), response.headers.get('content-range')];
    };
    try {
      assert.equal(address, '127.0.0.1');
      assert.deepEqual(await ask('first%20dive.mp4'), [200, '0123456789', null]);
      assert.deepEqual(await ask('first%20dive.mp4', 'bytes=2-4'), [206, '234', 'bytes 2-4/10']);
      assert.deepEqual(await ask('first%20dive.mp4', 'bytes=7-'), [206, '789', 'bytes 7-9/10']);
      assert.equal((await ask('first%20dive.mp4', 'bytes=20-'))[0], 416);
      assert.deepEqual([(await ask('reef'))[0], (await ask('..%2Fsecret.txt'))[0], (await ask('none.mp4'))[0]], [404, 404, 404]);
      const {headers} = await fetch(`http://127.0.0.1:${port}/first%20dive.mp4`);
      assert.equal(headers.get('access-control-allow-origin'), '*');
    } finally {
      server.closeAllConnections();
      server.close();
    }
  },
);
