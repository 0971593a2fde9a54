import assert from 'node:assert/strict';
import {openApp} from '../lib/app';
import {inBrowser} from '../lib/probe';

const GIF = Buffer.from('R0lGODlhAQABAIAAAP8AAP///ywAAAAAAQABAAACAkQBADs=', 'base64');
const ANSWERS: Record<string, [string, Buffer | string]> = {
  '/buoy.gif': ['image/gif', GIF],
};

const APP = `
  import {createElement as h} from 'react';
  import {createRoot} from 'react-dom/client';
  import {Player} from '@remotion/player';
  import {AnimatedImage} from 'remotion';
  Object.assign(window, {process: {env: {NODE_ENV: 'production'}}, remotion_puppeteerTimeout: 30000, remotion_attempt: 1, remotion_delayRenderTimeouts: {}});
  const note = (error) => void (window.errors += error.message);
  const video = {durationInFrames: 300, fps: 30, compositionWidth: 64, compositionHeight: 36, acknowledgeRemotionLicense: true};
  const root = createRoot(document.body);
  window.show = (key, src, isNew) => {
    if (key !== window.key) Object.assign(window, {errors: '', key});
    const Scene = ({onError}) => h(AnimatedImage, {src, onError});
    const component = window.key === 'Sea' ? (window.Sea ??= ({src, onError}) => h(AnimatedImage, {src, onError})) : Scene;
    root.render(h(Player, {...video, key, component, inputProps: {src, onError: isNew ? (error) => note(error) : note}}));
  };
  window.isHeld = (src) => Object.values(window.remotion_delayRenderTimeouts).some(({label}) => label.startsWith('Rendering <AnimatedImage') && label.includes(src));
  window.width = () => document.querySelector('canvas')?.width;
`;

export default inBrowser(
  'An AnimatedImage calls onError if a request fails. A new function fetches the file again, and a new src opens no handle, while the old file is still shown.',
  async (stage) => {
    const requests: string[] = [];
    const server = await stage.serve(({url = ''}, response) => {
      requests.push(url);
      const [type, content] = ANSWERS[url] ?? [];
      if (url === '/sunk.gif') response.destroy();
      // What is not in the list never arrives.
      if (type) response.writeHead(200, {'content-type': type, 'access-control-allow-origin': '*'}).end(content);
    });
    const page = await openApp(stage, APP);
    const show = async (key: string, path: string, isNew = false) => {
      const count = requests.length;
      await page.evaluate(`window.show('${key}', '${server}${path}', ${isNew})`);
      while (requests.length === count) await page.waitForFunction('true');
    };
    const state = (path: string) => page.evaluate<unknown[]>(`[window.errors, window.width(), window.isHeld('${path}')]`);
    await show('Pier', '/sunk.gif');
    await page.waitForFunction("window.errors !== ''");
    assert.deepEqual((await state('/sunk.gif')).slice(0, 2), ['Failed to fetch', 300]);

    await show('Sea', '/buoy.gif');
    await page.waitForFunction('window.width() === 1');
    await show('Sea', '/slow.gif');
    assert.deepEqual(await state('/slow.gif'), ['', 1, false]);
    for (const count of [2, 3]) {
      await show('Sea', '/buoy.gif', true);
      assert.equal(requests.filter((url) => url === '/buoy.gif').length, count);
    }
  },
);
