import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {Readable} from 'node:stream';
import {setAwsVariables} from '../lib/aws';
import {installed} from '../lib/installed';
import {slowInNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Request = {path: string; method: string};
const {uploadDir} = installed<{uploadDir: (options: object) => Promise<void>}>('@remotion/lambda/dist/api/upload-dir.js');

const failed = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`;

export default slowInNode(
  'Five files of a site are uploaded at the same time, and one that fails is tried three times before the error is thrown, with three requests each time for a RequestTimeout.',
  async () => {
    const folder = newFolder();
    const names = Array.from({length: 12}, (_, index) => `file-${index}.txt`);
    for (const name of names) fs.writeFileSync(path.join(folder, name), name);
    const {setInterval} = globalThis;
    const timers: NodeJS.Timeout[] = [];
    globalThis.setInterval = ((...given: Parameters<typeof setInterval>) => {
      const timer = setInterval(...given);
      timers.push(timer);
      return timer;
    }) as typeof setInterval;
    setAwsVariables({AWS_ACCESS_KEY_ID: 'AKIAUPLOADS', AWS_SECRET_ACCESS_KEY: 'none', REMOTION_DISABLE_AWS_CLIENT_CACHE: '1'});

    let open = 0;
    let most = 0;
    const asked: string[] = [];
    const answer = (statusCode: number, body = '') => ({response: {statusCode, headers: {etag: '"1"'}, body: Readable.from([Buffer.from(body)])}});
    const upload = (refused?: string, code = '') => {
      const requestHandler = {
        handle: async (request: Request) => {
          const file = path.basename(request.path);
          asked.push(file);
          most = Math.max(most, ++open);
          // Each waits until no further request comes.
          await new Promise((resolve) => setTimeout(resolve, 20));
          open--;
          return file === refused ? answer(400, failed(code)) : answer(200);
        },
      };
      const options = {bucket: 'remotionlambda-x', region: 'eu-central-1', localDir: folder, keyPrefix: 'sites/menu', privacy: 'public', toUpload: names};
      return uploadDir({...options, onProgress: () => undefined, forcePathStyle: false, requestHandler});
    };
    try {
      await upload();
      assert.deepEqual(asked.splice(0).toSorted(), names.toSorted());
      assert.equal(most, 5);
      for (const [code, requests] of [
        ['InvalidRequest', 3],
        ['RequestTimeout', 9],
      ] as const) {
        await assert.rejects(upload('file-3.txt', code), {name: code});
        assert.equal(asked.splice(0).filter((file) => file === 'file-3.txt').length, requests, code);
      }
    } finally {
      globalThis.setInterval = setInterval;
      for (const timer of timers) clearInterval(timer);
    }
  },
);
