import assert from 'node:assert/strict';
import {EventEmitter} from 'node:events';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Listener = (request: object, response: object) => void;
const {startOffthreadVideoServer} = installed<{startOffthreadVideoServer: (options: object) => {listener: Listener}}>(
  '@remotion/renderer/dist/offthread-video-server.js',
);
const compositors = installed<{startCompositor: unknown}>('@remotion/renderer/dist/compositor/compositor.js');

const BITMAP = Buffer.from('BM a picture');

export default inNode(
  'A frame of a video that takes more than one second to extract has a line in the verbose log, with the time, the file and the position.',
  async () => {
    const {startCompositor} = compositors;
    const {now} = Date;
    const {log} = console;
    const lines: string[] = [];
    let clock = 0;
    let takes = 0;
    compositors.startCompositor = () => ({
      executeCommand: () => {
        clock += takes;
        return Promise.resolve(BITMAP);
      },
    });
    Date.now = () => clock;
    console.log = (...parts: unknown[]) => lines.push(parts.join(' '));
    const emitter = {dispatchDownload: () => undefined};
    const downloadMap = {downloadDir: newFolder(), hasBeenDownloadedMap: {}, isDownloadingMap: {}, listeners: {}, emitter};
    const extracted = async (milliseconds: number, logLevel: string) => {
      takes = milliseconds;
      const {listener} = startOffthreadVideoServer({downloadMap, logLevel, indent: false, offthreadVideoCacheSizeInBytes: null, offthreadVideoThreads: 1});
      const url = `/proxy?src=${encodeURIComponent('data:video/mp4;base64,AAAA')}&time=2.5&transparent=false&toneMapped=true`;
      const end = new Promise<void>((resolve) => {
        const response = {setHeader: () => undefined, writeHead: () => undefined, write: (_: unknown, done: () => void) => done(), end: resolve};
        listener(Object.assign(new EventEmitter(), {url, method: 'GET', headers: {}}), response);
      });
      await end;
      return lines.splice(0).filter((line) => line.startsWith('Took'));
    };
    try {
      assert.deepEqual(await extracted(1001, 'verbose'), ['Took 1001ms to extract frame from data:video/mp4;base64,AAAA at 2.5']);
      assert.deepEqual(await extracted(1000, 'verbose'), []);
      assert.deepEqual(await extracted(1001, 'info'), []);
    } finally {
      compositors.startCompositor = startCompositor;
      Date.now = now;
      console.log = log;
    }
  },
);
