import assert from 'node:assert/strict';
import {openApp} from '../lib/app';
import {inBrowser} from '../lib/probe';

const APP = `import {Gif} from '@remotion/gif';
import {Player} from '@remotion/player';
import {createElement} from 'react';
import {createRoot} from 'react-dom/client';

const VIDEO = {durationInFrames: 90, fps: 30, compositionWidth: 400, compositionHeight: 400, acknowledgeRemotionLicense: true};
const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
let root;
/** Mounts a GIF in a box of a Player; tells the size of its canvas and what is drawn at these points. */
window.show = async (props, points, wait) => {
  root?.unmount();
  document.body.innerHTML = '<div id="app"></div>';
  root = createRoot(document.getElementById('app'));
  const said = window.said = [];
  const onLoad = ({width, height, delays, frames}) => said.push([width, height, delays, frames.map(({width, height}) => [width, height])]);
  const component = () => createElement('div', {style: {width: 200, height: 100}}, createElement(Gif, {onLoad, ...props}));
  const waiting = window.waiting = [];
  const ref = (player) => player?.addEventListener('waiting', () => waiting.push('waiting'));
  root.render(createElement(Player, {...VIDEO, component, autoPlay: true, ref}));
  for (const end = Date.now() + wait; said.length === 0 && Date.now() < end; ) await pause(20);
  await pause(100);
  return window.look(points);
};
window.look = (points) => {
  const canvas = document.querySelector('#app canvas');
  const style = getComputedStyle(canvas);
  const context = canvas.getContext('2d');
  return {
    canvas: [canvas.width, canvas.height],
    element: [parseFloat(style.width), parseFloat(style.height)],
    drawn: points.map(([x, y]) => [...context.getImageData(x, y, 1, 1).data].join(' ')),
  };
};
`;

/** A GIF of 20 × 20 pixels in four colors, one in each quarter, shown twice for 0.4 seconds. */
const FOUR = (() => {
  const word = (value: number) => [value & 255, value >> 8];
  const colors = [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 0];
  const pixels = Array.from({length: 400}, (_, index) => (index % 20 < 10 ? 0 : 1) + (index < 200 ? 0 : 2));
  // Without compression: a clear code before every third pixel keeps all codes at three bits.
  const codes = pixels.flatMap((pixel, index) => (index % 2 === 0 ? [4, pixel] : [pixel]));
  const bits = [...codes, 5].flatMap((code) => [code & 1, (code >> 1) & 1, (code >> 2) & 1]);
  const bytes = Array.from({length: Math.ceil(bits.length / 8)}, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((sum, bit, place) => sum + (bit << place), 0),
  );
  const blocks = Array.from({length: Math.ceil(bytes.length / 255)}, (_, index) => bytes.slice(index * 255, index * 255 + 255)).flatMap((block) => [
    block.length,
    ...block,
  ]);
  const picture = [0x21, 0xf9, 4, 4, ...word(40), 0, 0, 0x2c, ...word(0), ...word(0), ...word(20), ...word(20), 0, 2, ...blocks, 0];
  return Buffer.from([...Buffer.from('GIF89a'), ...word(20), ...word(20), 0x81, 0, 0, ...colors, ...picture, ...picture, 0x3b]);
})();

const [RED, GREEN, BLUE, YELLOW, NOTHING] = ['255 0 0 255', '0 255 0 255', '0 0 255 255', '255 255 0 255', '0 0 0 0'];

type Look = {canvas: [number, number]; element: [number, number]; drawn: string[]};

export default inBrowser(
  'A Gif in a Player is empty until decoded, without buffering, then calls onLoad; it is 300 × 150 or as style says, also in percent; with props of another size, a part is seen; contain and cover keep its shape.',
  async (stage) => {
    let answer: () => void = () => undefined;
    let isHeld = true;
    const origin = await stage.serve((_, response) => {
      answer = () => response.writeHead(200, {'content-type': 'image/gif', 'access-control-allow-origin': '*'}).end(FOUR);
      if (!isHeld) answer();
    });
    const page = await openApp(stage, APP);
    let name = 0;
    const show = (props: object, points: number[][], wait = 10_000) =>
      page.evaluate<Look>(`show(${JSON.stringify({src: `${origin}/${name++}.gif`, ...props})}, ${JSON.stringify(points)}, ${wait})`);

    const corners = [
      [5, 5],
      [295, 5],
      [5, 145],
      [295, 145],
    ];
    assert.deepEqual((await show({}, corners, 300)).drawn, Array(4).fill(NOTHING));
    assert.deepEqual(await page.evaluate('[waiting, said]'), [[], []]);
    answer();
    await page.waitForFunction('said.length > 0');
    await page.waitForTimeout(200);
    assert.deepEqual(await page.evaluate<Look>(`look(${JSON.stringify(corners)})`), {
      canvas: [300, 150],
      element: [300, 150],
      drawn: [RED, GREEN, BLUE, YELLOW],
    });
    const twice = [20, 20];
    assert.deepEqual(await page.evaluate('said[0]'), [20, 20, [400, 400], [twice, twice]]);

    isHeld = false;
    const inStyle = await show({style: {width: 120, height: 60}}, [[110, 50]]);
    assert.deepEqual([inStyle.canvas, inStyle.element, inStyle.drawn], [[120, 60], [120, 60], [YELLOW]]);
    const inPercent = await show({style: {width: '50%', height: '100%'}}, [[90, 90]]);
    assert.deepEqual([inPercent.canvas, inPercent.drawn], [[100, 100], [YELLOW]]);

    // The canvas has half the size of the element, so only the first quarter of the GIF is in it.
    const different = await show({width: 100, height: 50, style: {width: 200, height: 100}}, [
      [2, 2],
      [80, 40],
    ]);
    assert.deepEqual(
      [different.canvas, different.element, different.drawn],
      [
        [100, 50],
        [200, 100],
        [RED, RED],
      ],
    );
    const same = await show({width: 100, height: 50}, [[90, 45]]);
    assert.deepEqual([same.canvas, same.element, same.drawn], [[100, 50], [100, 50], [YELLOW]]);

    const wide = {style: {width: 80, height: 40}};
    assert.deepEqual(
      (
        await show({...wide, fit: 'contain'}, [
          [5, 5],
          [75, 35],
          [25, 5],
          [55, 35],
        ])
      ).drawn,
      [NOTHING, NOTHING, RED, YELLOW],
    );
    assert.deepEqual(
      (
        await show({...wide, fit: 'cover'}, [
          [2, 2],
          [77, 37],
        ])
      ).drawn,
      [RED, YELLOW],
    );
    assert.deepEqual(
      (
        await show({...wide, fit: 'fill'}, [
          [2, 2],
          [77, 37],
        ])
      ).drawn,
      [RED, YELLOW],
    );
  },
);
