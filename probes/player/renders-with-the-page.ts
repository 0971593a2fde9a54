import assert from 'node:assert/strict';
import {openApp} from '../lib/app';
import {inBrowser} from '../lib/probe';

/** Four pages with a Player and a counter, as in the table of docs/player/best-practices.mdx. */
const APP = `
  import {createElement as h, memo, useMemo, useState} from 'react';
  import {createRoot} from 'react-dom/client';
  import {flushSync} from 'react-dom';
  import {Player} from '@remotion/player';
  let renders = 0;
  const Video = ({title}) => {
    renders++;
    return title;
  };
  const video = {component: Video, durationInFrames: 90, fps: 30, compositionWidth: 64, compositionHeight: 36, acknowledgeRemotionLicense: true};
  const Preview = memo(({inputProps}) => h(Player, {...video, inputProps}));
  const Titled = memo(({title}) => h(Player, {...video, inputProps: {title}}));
  const title = 'Porto';
  const pages = {
    inline: () => h(Player, {...video, inputProps: {title}}),
    useMemo: () => h(Player, {...video, inputProps: useMemo(() => ({title}), [])}),
    memoInline: () => h(Preview, {inputProps: {title}}),
    memoSame: () => h(Titled, {title}),
  };
  const once = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  globalThis.measure = async (name) => {
    let click;
    const Page = () => {
      const [, setCount] = useState(0);
      click = () => setCount((count) => count + 1);
      return pages[name]();
    };
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    root.render(h(Page));
    for (let last = -1; last !== renders || renders === 0; await once(), await once(), await once()) last = renders;
    renders = 0;
    for (let clicks = 0; clicks < 10; clicks++) {
      flushSync(click);
      await once();
    }
    const result = renders;
    root.unmount();
    await once();
    renders = 0;
    return result;
  };
`;

export default inBrowser(
  'Ten renders of the page render the video ten times, also with inputProps from useMemo() or an inline object for a memo(), and never in a memo() that gets the same values.',
  async (stage) => {
    const page = await openApp(stage, APP);
    const measure = (name: string) => page.evaluate<number>(`measure('${name}')`);
    assert.deepEqual([await measure('inline'), await measure('useMemo'), await measure('memoInline'), await measure('memoSame')], [10, 10, 10, 0]);
  },
);
