import assert from 'node:assert/strict';
import {createElement} from 'react';
import {continueRender, OffthreadVideo} from 'remotion';
import {markupAt} from '../lib/at-frame';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Page = {window?: {remotion_delayRenderTimeouts: Record<string, {label: string}>; remotion_cancelledError?: string} & Record<string, unknown>};

const video = {width: 320, height: 180, fps: 30, durationInFrames: 90};

/** Renders frame 60 on a server, does what a browser does when the component is mounted, and returns what it does when it is unmounted. */
function mount(onError?: (error: Error) => void): () => void {
  const react = installed<{useLayoutEffect: unknown}>('react/index.js');
  const {useLayoutEffect} = react;
  let effect = (): unknown => undefined;
  react.useLayoutEffect = (given: () => unknown) => String(given).includes('fetch(actualSrc') && (effect = given);
  try {
    markupAt(() => createElement(OffthreadVideo, {src: '/match.mp4', onError}), video, 60);
  } finally {
    react.useLayoutEffect = useLayoutEffect;
  }
  return effect() as () => void;
}

export default inNode(
  'If the frame of an OffthreadVideo cannot be read, a render is canceled with the reason; with onError, that gets the reason, and the handle "Fetching …/proxy?src=" stays open, also when the component is unmounted.',
  async () => {
    const page = globalThis as unknown as Page;
    const {fetch} = globalThis;
    page.window = {
      process: {env: {NODE_ENV: 'production'}},
      ...{remotion_puppeteerTimeout: 30_000, remotion_attempt: 1, remotion_delayRenderTimeouts: {}, remotion_videoEnabled: true},
      ...{remotion_proxyPort: 3001, origin: 'http://localhost:3000'},
    };
    const {window} = page;
    globalThis.fetch = () => Promise.resolve(Response.json({error: 'Error: No frame found at position 2 for source match.mp4'}, {status: 500}));
    try {
      const heard: string[] = [];
      const unmount = await new Promise<() => void>((resolve) => {
        const given = mount(({message}) => {
          heard.push(message);
          resolve(given);
        });
      });
      const labels = () => Object.values(window.remotion_delayRenderTimeouts).map(({label}) => label);
      unmount();
      assert.deepEqual(heard, ['No frame found at position 2 for source match.mp4']);
      assert.match(labels().join(), /^Fetching http:\/\/localhost:3001\/proxy\?src=http%3A%2F%2Flocalhost%3A3000%2Fmatch\.mp4&time=2&[^,]* from server$/);
      assert.equal(window.remotion_cancelledError, undefined);

      // Whoever cancels a render throws, and nobody catches it: that is what stops the render.
      const thrown = new Promise<Error>((resolve) => process.once('unhandledRejection', resolve));
      mount();
      assert.equal((await thrown).message, heard[0]);
      assert.match(window.remotion_cancelledError ?? '', /No frame found at position 2/);
    } finally {
      for (const handle of Object.keys(window.remotion_delayRenderTimeouts)) continueRender(Number(handle));
      globalThis.fetch = fetch;
      delete page.window;
    }
  },
);
