import assert from 'node:assert/strict';
import {openApp} from '../lib/app';
import {inBrowser} from '../lib/probe';

const APP = `
  import {createElement as h, useEffect, useState} from 'react';
  import {createRoot} from 'react-dom/client';
  import {Player} from '@remotion/player';
  globalThis.mounted = 0;
  const Gull = () => {
    const [first] = useState(() => globalThis.text);
    useEffect(() => void globalThis.mounted++, []);
    return h('i', null, first + ' ' + globalThis.text);
  };
  const video = {durationInFrames: 90, fps: 30, compositionWidth: 64, compositionHeight: 36, acknowledgeRemotionLicense: true};
  const root = createRoot(document.body);
  const Page = ({inside}) => h(Player, {...video, inputProps: {}, component: inside ? () => h(Gull) : Gull});
  globalThis.show = (text, inside) => {
    globalThis.text = text;
    root.render(h(Page, {inside}));
  };
`;

export default inBrowser(
  'With a component that is declared anew on each render, the video is mounted again and loses its state; with the same one, it keeps it.',
  async (stage) => {
    const page = await openApp(stage, APP);
    const shows = async (text: string, inside: boolean, expected: string) => {
      await page.evaluate(`show(${JSON.stringify(text)}, ${inside})`);
      await page.waitForFunction(`document.querySelector('i')?.textContent === ${JSON.stringify(expected)}`);
      return page.evaluate<number>('mounted');
    };
    assert.equal(await shows('ebb', false, 'ebb ebb'), 1);
    assert.equal(await shows('flow', false, 'ebb flow'), 1);
    assert.equal(await shows('neap', true, 'neap neap'), 2);
    assert.equal(await shows('spring', true, 'spring spring'), 3);
  },
);
