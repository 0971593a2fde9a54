import type {RequestListener} from 'node:http';
import {installed} from './installed';
import {serve} from './serve';

type Videos = {listener: RequestListener; close: () => Promise<void>};
const {startOffthreadVideoServer} = installed<{startOffthreadVideoServer: (options: object) => Videos}>('@remotion/renderer/dist/offthread-video-server.js');
const {makeDownloadMap, cleanDownloadMap} = installed<{makeDownloadMap: () => object; cleanDownloadMap: (map: object) => void}>(
  '@remotion/renderer/dist/assets/download-map.js',
);

/** Asks for the image of a video at a time in seconds, as `<OffthreadVideo>` does during a render. */
export type AskForFrame = (src: string, time: number) => Promise<Response>;

/** Starts the server of a render that answers with images of videos, and ends it after its use. */
export async function withOffthreadVideos(use: (ask: AskForFrame) => Promise<void>): Promise<void> {
  const downloadMap = makeDownloadMap();
  const none = {offthreadVideoCacheSizeInBytes: null, binariesDirectory: null, offthreadVideoThreads: 1};
  const videos = startOffthreadVideoServer({downloadMap, logLevel: 'error', indent: false, ...none});
  const proxy = await serve(videos.listener);
  try {
    await use((src, time) => {
      const query = new URLSearchParams({src, time: `${time}`, transparent: 'false', toneMapped: 'true'});
      return fetch(`${proxy.origin}/proxy?${query.toString()}`);
    });
  } finally {
    proxy.close();
    await videos.close().catch(() => undefined);
    cleanDownloadMap(downloadMap);
  }
}
