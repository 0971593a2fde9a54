import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {createElement as h, type ElementType} from 'react';
import {OffthreadVideo} from 'remotion';
import {markupAt} from '../lib/at-frame';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {serve} from '../lib/serve';

type Page = {window?: object};
type Reading = {readFile: (url: string) => Promise<{response: {destroy(): void}}>};

const DIST = path.join(__dirname, '../../node_modules/@remotion/renderer/dist');

const VIDEO = {width: 320, height: 180, fps: 30, durationInFrames: 300};

/** What a frame of a render requests for an OffthreadVideo. */
function requestsAt(frame: number, src: string, remotion_videoEnabled = true): URL[] {
  const react = installed<{useLayoutEffect: unknown}>('react/index.js');
  const {useLayoutEffect} = react;
  const {fetch} = globalThis;
  const effects: (() => void)[] = [];
  const urls: URL[] = [];
  const page = globalThis as Page;
  const handles: Record<string, {timeout: NodeJS.Timeout}> = {};
  page.window = {
    process: {env: {NODE_ENV: 'production'}},
    ...{remotion_delayRenderTimeouts: handles, remotion_puppeteerTimeout: 30_000, remotion_attempt: 1},
    ...{remotion_proxyPort: 3001, origin: 'http://localhost:3000', remotion_videoEnabled},
  };
  react.useLayoutEffect = (effect: () => void) => void (String(effect).includes('remotion_videoEnabled') && effects.push(effect));
  globalThis.fetch = (url) => {
    urls.push(new URL(url as string));
    return new Promise(() => undefined);
  };
  try {
    markupAt(() => h(OffthreadVideo as ElementType, {src}), VIDEO, frame);
    for (const effect of effects) effect();
    assert.equal(effects.length, 1);
  } finally {
    react.useLayoutEffect = useLayoutEffect;
    globalThis.fetch = fetch;
    for (const {timeout} of Object.values(handles)) clearTimeout(timeout);
    delete page.window;
  }
  return urls;
}

export default inNode(
  'In a render, an OffthreadVideo requests each frame by its time, also if the URL has a hash with another one, which does not reach the server of the file; in a render of audio alone, it requests none.',
  async () => {
    const paths: (string | undefined)[] = [];
    const {origin, close} = await serve(({url}, response) => {
      paths.push(url);
      response.end('video');
    });
    try {
      const src = `${origin}/match.mp4`;
      for (const frame of [0, 45, 299]) {
        const [plain, hashed] = [src, `${src}#t=2,4`].map((each) => requestsAt(frame, each)[0]!.searchParams);
        assert.deepEqual([plain!.get('time'), plain!.get('src')], [String(frame / 30), src]);
        assert.deepEqual([hashed!.get('time'), hashed!.get('src')], [String(frame / 30), `${src}#t=2,4`]);
        assert.deepEqual(requestsAt(frame, src, false), []);
      }
      // The page of a render has pictures unless the format of its images is none, as for audio.
      const [page, media] = ['make-page', 'render-media'].map((name) => fs.readFileSync(path.join(DIST, `${name}.js`), 'utf8'));
      assert.match(page!, /videoEnabled: imageFormat !== 'none'/);
      assert.match(media!, /imageFormat = \(0, is_audio_codec_1\.isAudioCodec\)\(codec\)\s*\? 'none'/);

      const {readFile} = installed<Reading>('@remotion/renderer/dist/assets/read-file.js');
      for (const each of [src, `${src}#t=2,4`]) (await readFile(each)).response.destroy();
      assert.deepEqual(paths, ['/match.mp4', '/match.mp4']);
    } finally {
      close();
    }
  },
);
