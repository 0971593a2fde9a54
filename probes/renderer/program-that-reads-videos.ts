import assert from 'node:assert/strict';
import children, {type ChildProcess} from 'node:child_process';
import type {RequestListener} from 'node:http';
import {installed} from '../lib/installed';
import {media} from '../lib/media';
import {slowInNode} from '../lib/probe';
import {serveFile, serve} from '../lib/serve';

type Videos = {listener: RequestListener; close: () => Promise<void>};
const {startOffthreadVideoServer} = installed<{startOffthreadVideoServer: (options: object) => Videos}>('@remotion/renderer/dist/offthread-video-server.js');
const {makeDownloadMap, cleanDownloadMap} = installed<{makeDownloadMap: () => object; cleanDownloadMap: (map: object) => void}>(
  '@remotion/renderer/dist/assets/download-map.js',
);

export default slowInNode(
  'All frames of an OffthreadVideo come from one native process, the compositor, which stays open from frame to frame; no FFmpeg is started for them.',
  async () => {
    const remote = await serveFile(await media('portrait.mp4'));
    const downloadMap = makeDownloadMap();
    const started: {program: string; child: ChildProcess}[] = [];
    const {spawn} = children;
    children.spawn = ((program: string, ...rest: [string[], object]) => {
      const child = spawn(program, ...rest);
      started.push({program, child});
      return child;
    }) as typeof spawn;
    const none = {offthreadVideoCacheSizeInBytes: null, binariesDirectory: null, offthreadVideoThreads: 1};
    const videos = startOffthreadVideoServer({downloadMap, logLevel: 'error', indent: false, ...none});
    const proxy = await serve(videos.listener);
    try {
      for (const time of [0, 0.3, 0.6, 0.1]) {
        const query = new URLSearchParams({src: `${remote.origin}/harbor.mp4`, time: `${time}`, transparent: 'false', toneMapped: 'true'});
        const {status} = await fetch(`${proxy.origin}/proxy?${query.toString()}`);
        const [compositor, ...others] = started.filter(({program}) => !program.endsWith('/ffprobe'));
        assert.deepEqual([status, others, compositor!.child.exitCode], [200, [], null]);
        assert.match(compositor!.program, /\/remotion$/);
      }
    } finally {
      children.spawn = spawn;
      proxy.close();
      remote.close();
      await videos.close().catch(() => undefined);
      cleanDownloadMap(downloadMap);
    }
  },
);
