import assert from 'node:assert/strict';
import {openApp} from '../lib/app';
import {inBrowser} from '../lib/probe';

/** A thumbnail in a box of a quarter of its size, whose component waits twice. */
const APP = `
  import {createElement as h, useEffect, useRef} from 'react';
  import {createRoot} from 'react-dom/client';
  import {Thumbnail} from '@remotion/player';
  import {useBufferState} from 'remotion';
  const Slow = () => {
    const {delayPlayback} = useBufferState();
    useEffect(() => {
      globalThis.handles = [];
    }, []);
    globalThis.wait = () => globalThis.handles.push(delayPlayback());
    return null;
  };
  const video = {component: Slow, durationInFrames: 90, fps: 30, compositionWidth: 640, compositionHeight: 360, frameToDisplay: 30};
  const App = () => {
    const ref = useRef(null);
    useEffect(() => {
      globalThis.thumbnail = ref.current;
      globalThis.atFirst = ref.current.getScale();
    }, []);
    return h(Thumbnail, {ref, ...video, style: {width: 160}});
  };
  createRoot(document.body).render(h(App));
`;

export default inBrowser(
  'The scale of a Thumbnail is 1 in the effects after mounting and the right one once it has measured its box; it dispatches waiting for each thing to wait for and resume after the last; a removed listener is not called.',
  async (stage) => {
    const page = await openApp(stage, APP);
    await page.waitForFunction('globalThis.thumbnail?.getScale() === 0.25');
    assert.equal(await page.evaluate('atFirst'), 1);
    await page.evaluate("globalThis.said = []; globalThis.hear = () => said.push('waiting'); thumbnail.addEventListener('waiting', hear)");
    await page.evaluate("thumbnail.addEventListener('resume', () => said.push('resume'))");
    for (const step of ['wait()', 'wait()', 'handles[0].unblock()']) await page.evaluate(step);
    await page.waitForFunction('said.length > 0');
    const before = await page.evaluate<string[]>('said.slice()');
    assert.ok(
      before.every((name) => name === 'waiting'),
      before.join(),
    );
    await page.evaluate('handles[1].unblock()');
    await page.waitForFunction("said.includes('resume')");
    assert.deepEqual(await page.evaluate("said.filter((name) => name === 'resume')"), ['resume']);
    await page.evaluate("said.length = 0; thumbnail.removeEventListener('waiting', hear); wait(); handles[2].unblock()");
    await page.waitForFunction("said.includes('resume')");
    assert.deepEqual(await page.evaluate('said'), ['resume']);
  },
);
