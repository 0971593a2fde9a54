import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {installed} from '../lib/installed';
import {inBrowser} from '../lib/probe';
import {setting} from '../lib/run-folder';

type Page = {goto(options: {url: string; timeout: number}): Promise<unknown>};
type Opened = {page: Page; cleanupPage(): Promise<void>};
type Renderer = {getPageAndCleanupFn(options: object): Promise<Opened>};
type Evaluate = {puppeteerEvaluateWithCatch(options: object): Promise<{value: unknown}>};

const {getPageAndCleanupFn} = installed<Renderer>('@remotion/renderer/dist/get-browser-instance.js');
const {puppeteerEvaluateWithCatch} = installed<Evaluate>('@remotion/renderer/dist/puppeteer-evaluate.js');

const ENTRY = `
  import {createElement as h} from 'react';
  import {createRoot} from 'react-dom/client';
  import {Thumbnail} from '@remotion/player';
  import {Ripples} from './Ripples';
  globalThis.draw = () => new Promise((resolve) => {
    const box = document.body.appendChild(document.createElement('div'));
    const video = {component: Ripples, durationInFrames: 60, fps: 30, compositionWidth: 320, compositionHeight: 180, frameToDisplay: 15};
    const errorFallback = ({error}) => (setTimeout(() => resolve(error.message)), null);
    createRoot(box).render(h(Thumbnail, {...video, errorFallback, style: {width: 320}}));
    setTimeout(() => {
      const canvas = box.querySelector('canvas');
      if (canvas) resolve(canvas.toDataURL());
    }, 500);
  });
`;

const browser = (gl: string | null) => ({
  ...{browserExecutable: setting('browser'), chromiumOptions: {gl}, chromeMode: 'headless-shell', indent: false, logLevel: 'error'},
  ...{onBrowserDownload: () => undefined, timeoutInMilliseconds: 20_000},
});

export default inBrowser(
  'Without a graphics card, --gl=angle gets no WebGL context, and the shader of the page ends with “This browser has no WebGL 2.”; without the flag, it is drawn, with the same pixels in two runs.',
  async (stage) => {
    // With a card, other renderers work, too.
    if (fs.existsSync('/dev/dri')) return;
    const [, sample = ''] = /^```tsx title="src\/Ripples\.tsx"[^\n]*\n(.*?)^```/ms.exec(fs.readFileSync('docs/shaders.mdx', 'utf8')) ?? [];
    fs.writeFileSync(path.join(stage.folder, 'Ripples.tsx'), sample);
    const {outputFiles} = await build({
      ...{stdin: {contents: ENTRY, resolveDir: stage.folder}, bundle: true, write: false, logLevel: 'error', jsx: 'automatic'},
      ...{nodePaths: [path.resolve('node_modules')], define: {'process.env.NODE_ENV': '"production"'}},
    });
    const code = outputFiles[0]!.text;
    const url = await stage.serve((_, response) => response.writeHead(200, {'content-type': 'text/html'}).end('<!doctype html><body></body>'));
    const drawnWith = async (gl: string | null) => {
      const {page, cleanupPage} = await getPageAndCleanupFn({
        ...browser(gl),
        passedInInstance: undefined,
        forceDeviceScaleFactor: undefined,
        pageIndex: 0,
        onBrowserLog: null,
      });
      try {
        await page.goto({url, timeout: 12_000});
        const pageFunction = (script: string) => {
          document.head.appendChild(Object.assign(document.createElement('script'), {textContent: script}));
          return (globalThis as unknown as {draw(): Promise<string>}).draw();
        };
        const {value} = await puppeteerEvaluateWithCatch({page, pageFunction, frame: null, args: [code], timeoutInMilliseconds: 20_000});
        return String(value);
      } finally {
        await cleanupPage();
      }
    };
    assert.equal(await drawnWith('angle'), 'This browser has no WebGL 2.');
    const first = await drawnWith(null);
    assert.match(first, /^data:image\/png;base64,.{2000,}/);
    assert.ok((await drawnWith(null)) === first);
  },
);
