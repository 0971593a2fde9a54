import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Sent = [method: string, given: {format?: string}];
type Take = (options: object) => Promise<unknown>;

const {screenshot} = installed<{screenshot: Take}>('@remotion/renderer/dist/puppeteer-screenshot.js');
const {setPropsAndEnv} = installed<{setPropsAndEnv: Take}>('@remotion/renderer/dist/set-props-and-env.js');

export default inNode(
  'A frame is captured by Page.captureScreenshot of the protocol that controls the browser, once for each image; the input props of a render are put into its page before the page is loaded.',
  async () => {
    const sent: Sent[] = [];
    const send = (...call: Sent) => {
      sent.push(call);
      return Promise.resolve({value: {data: ''}});
    };
    const page = {
      _client: () => ({send}),
      target: () => ({_targetId: 'tab'}),
      screenshotTaskQueue: {postTask: (task: () => unknown) => task()},
    };
    for (const type of ['png', 'jpeg', 'webp'])
      await screenshot({page, type, width: 640, height: 360, omitBackground: false, scale: 1, jpegQuality: type === 'jpeg' ? 80 : undefined});
    const captured = sent.filter(([method]) => method === 'Page.captureScreenshot').map(([, {format}]) => format);
    assert.deepEqual(captured, ['png', 'jpeg', 'webp']);

    for (const place of ['Kiel', 'Cuxhaven']) {
      const steps: string[] = [];
      const window: Record<string, unknown> = {};
      const visited = {
        setDefaultTimeout: () => undefined,
        setDefaultNavigationTimeout: () => undefined,
        evaluateOnNewDocument: (script: (...given: unknown[]) => void, ...given: unknown[]) => {
          const held = globalThis as {window?: unknown};
          held.window = window;
          try {
            script(...given);
          } finally {
            delete held.window;
          }
          steps.push('before');
          return Promise.resolve();
        },
        goto: ({url}: {url: string}) => {
          steps.push(url);
          return Promise.reject(new Error('far enough'));
        },
      };
      await assert.rejects(
        setPropsAndEnv({
          ...{page: visited, serveUrl: 'https://site.example/', serializedInputPropsWithCustomSchema: JSON.stringify({place})},
          ...{envVariables: {}, initialFrame: 0, timeoutInMilliseconds: 9000, proxyPort: 3000, retriesRemaining: 0, audioEnabled: true, videoEnabled: true},
          ...{indent: false, logLevel: 'error', onServeUrlVisited: () => undefined},
        }),
      );
      assert.deepEqual(JSON.parse(String(window.remotion_inputProps)), {place});
      assert.match(steps.at(-1)!, /^https:\/\/site\.example\//);
      assert.doesNotMatch(steps.at(-1)!, /Kiel|Cuxhaven/);
      assert.ok(steps.slice(0, -1).every((step) => step === 'before') && steps.length > 2);
    }
  },
);
