import assert from 'node:assert/strict';
import type http from 'node:http';
import fs from 'node:fs';
import path from 'node:path';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';
import {serve, serveFile} from '../lib/serve';

type Server = {listener: http.RequestListener; close(): Promise<void>};
type Start = {startOffthreadVideoServer(given: object): Server};
type Maps = {makeDownloadMap(): object; cleanDownloadMap(map: object): void};

const {startOffthreadVideoServer} = installed<Start>('@remotion/renderer/dist/offthread-video-server.js');
const {makeDownloadMap, cleanDownloadMap} = installed<Maps>('@remotion/renderer/dist/assets/download-map.js');

export default inNode(
  'If a frame cannot be read from a file, the renderer prints “Could not extract frame from compositor” with the reason, and answers the page with status 500.',
  async () => {
    process.env.TMPDIR = newFolder();
    const file = path.join(newFolder(), 'match.mp4');
    fs.writeFileSync(file, 'not a video at all');
    const downloadMap = makeDownloadMap();
    const options = {downloadMap, logLevel: 'error', indent: false, offthreadVideoCacheSizeInBytes: null, binariesDirectory: null, offthreadVideoThreads: 1};
    const {listener, close} = startOffthreadVideoServer(options);
    const [broken, proxy] = [await serveFile(file), await serve(listener)];
    const {error} = console;
    const said: unknown[][] = [];
    console.error = (...words: unknown[]) => void said.push(words);
    try {
      const src = encodeURIComponent(`${broken.origin}/match.mp4`);
      const {status} = await fetch(`${proxy.origin}/proxy?src=${src}&time=1&transparent=false&toneMapped=true`);
      assert.equal(status, 500);
      const [words] = said.filter(([text]) => String(text).includes('Could not extract frame from compositor'));
      assert.ok(words?.[1] instanceof Error, String(said));
    } finally {
      console.error = error;
      broken.close();
      proxy.close();
      await close();
      cleanDownloadMap(downloadMap);
    }
  },
);
