import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Frame = {renderFrameAndRetryTargetClose: (options: object) => Promise<void>};
type Replacer = {replaceBrowser: (make: () => Promise<object>, makePages: () => Promise<void>) => Promise<object>; getBrowser(): object};

const crash = new Error('Protocol error (Runtime.callFunctionOn): Target closed.');

export default inNode(
  'When the browser quits at a frame, the log says that it is tried 1 more time and "Made new browser"; the second time, that it crashed 2 times, and the render rejects.',
  async () => {
    const rendering = installed<{renderFrame: () => Promise<void>}>('@remotion/renderer/dist/render-frame.js');
    const {handleBrowserCrash} = installed<{handleBrowserCrash: (browser: object, logLevel: string, indent: boolean) => Replacer}>(
      '@remotion/renderer/dist/replace-browser.js',
    );
    const {renderFrameAndRetryTargetClose} = installed<Frame>('@remotion/renderer/dist/render-frame-and-retry-target-close.js');
    const {renderFrame} = rendering;
    const {log, warn} = console;
    const said: string[] = [];
    console.log = console.warn = (...words: unknown[]) => void said.push(words.join(' '));
    rendering.renderFrame = () => Promise.reject(crash);
    const page = {pageIndex: 0};
    const browser = {close: () => Promise.resolve()};
    const browserReplacer = handleBrowserCrash(browser, 'info', false);
    try {
      await assert.rejects(
        renderFrameAndRetryTargetClose({
          ...{retriesLeft: 1, attempt: 1, logLevel: 'info', indent: false, stoppedSignal: {stopped: false}, concurrencyOrFramesToRender: 1},
          poolPromise: Promise.resolve({acquire: () => Promise.resolve(page), release: () => undefined}),
          nextFrameToRender: {getNextFrame: () => 214, returnFrame: () => undefined},
          makeNewPage: () => Promise.resolve(page),
          makeBrowser: () => Promise.resolve({...browser}),
          browserReplacer,
        }),
        crash,
      );
    } finally {
      rendering.renderFrame = renderFrame;
      Object.assign(console, {log, warn});
    }
    const more = 'Learn more about this error under https://www.remotion.dev/docs/target-closed';
    assert.deepEqual(
      said.filter((text) => !text.startsWith('Killed')),
      [
        `The browser crashed while rendering frame 214, retrying 1 more times. ${more}`,
        'Made new browser',
        `The browser crashed 2 times while rendering frame 214. Not retrying anymore. ${more}`,
      ],
    );
  },
);
