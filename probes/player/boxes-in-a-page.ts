import assert from 'node:assert/strict';
import {openApp} from '../lib/app';
import {inBrowser} from '../lib/probe';

/** Players of 1280 × 720 in boxes of a page. */
const APP = `
  import {createElement as h, createRef} from 'react';
  import {createRoot} from 'react-dom/client';
  import {Player} from '@remotion/player';
  import {useCurrentScale} from 'remotion';
  const Sign = () => {
    globalThis.inside = useCurrentScale();
    return h('b', {style: {position: 'absolute', width: 100, height: 50}});
  };
  const video = {component: Sign, durationInFrames: 30, fps: 30, compositionWidth: 1280, compositionHeight: 720, acknowledgeRemotionLicense: true};
  const once = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
  globalThis.inBox = async (box, style) => {
    const ref = createRef();
    const element = document.body.appendChild(document.createElement('div'));
    Object.assign(element.style, box);
    const root = createRoot(element);
    root.render(h(Player, {ref, ...video, style, numberOfSharedAudioTags: 0}));
    while (!ref.current || !element.querySelector('b')) await once();
    const outer = ref.current.getContainerNode();
    // It becomes visible once it has measured its box.
    for (let tries = 0; tries < 20 && getComputedStyle(outer).opacity !== '1'; tries++) await once();
    await once();
    const sign = element.querySelector('b');
    const result = {
      box: [outer.offsetWidth, outer.offsetHeight],
      picture: [sign.getBoundingClientRect().left - outer.getBoundingClientRect().left, sign.getBoundingClientRect().width],
      ownWidth: sign.offsetWidth,
      scales: [ref.current.getScale(), globalThis.inside],
      opacity: getComputedStyle(outer).opacity,
    };
    root.unmount();
    element.remove();
    return result;
  };
`;

type Box = {box: [number, number]; picture: [left: number, width: number]; ownWidth: number; scales: [number, number]; opacity: string};

export default inBrowser(
  'In a column of 1000 pixels, a Player is 1000 × 563 at a width of 100%, and a height of 100% counts only in a box with a height. At half size, 100 pixels inside are 50 outside, as both scales say; padding moves it.',
  async (stage) => {
    const page = await openApp(stage, APP);
    const at = (box: object, style: object) => page.evaluate<Box>(`inBox(${JSON.stringify(box)}, ${JSON.stringify(style)})`);
    const column = {width: '1000px'};
    assert.deepEqual((await at(column, {width: '100%'})).box, [1000, 563]);
    assert.deepEqual((await at(column, {height: '100%'})).box, [1000, 563]);
    assert.deepEqual((await at({...column, height: '360px'}, {height: '100%'})).box, [640, 360]);
    const half = await at(column, {width: 640});
    assert.deepEqual([half.picture, half.ownWidth, half.scales, half.opacity], [[0, 50], 100, [0.5, 0.5], '1']);
    const padded = await at(column, {width: 640, paddingLeft: 40});
    assert.ok(Math.abs(padded.picture[0] - (padded.box[0] - 12.8 * padded.picture[1]) / 2) > 5, JSON.stringify(padded));
    assert.equal((await at({display: 'none'}, {width: 640})).opacity, '0');
  },
);
