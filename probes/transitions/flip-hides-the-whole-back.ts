import assert from 'node:assert/strict';
import {openApp} from '../lib/app';
import {decodePng} from '../lib/picture';
import {inBrowser} from '../lib/probe';

const APP = `import {flip} from '@remotion/transitions/flip';
import {createElement as h} from 'react';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import {AbsoluteFill} from 'remotion';

const {component: Flip, props} = flip();
const root = createRoot(document.body);
window.turn = (presentationProgress, transform) =>
  flushSync(() =>
    root.render(
      h(
        AbsoluteFill,
        null,
        h(
          Flip,
          {passedProps: props, presentationDirection: 'exiting', presentationProgress, presentationDurationInFrames: 20},
          h(AbsoluteFill, {style: {background: 'red', transform}}),
        ),
      ),
    ),
  );
`;

export default inBrowser('With flip(), an element that has a 3D transform of its own disappears along with the back of its scene.', async (stage) => {
  const page = await openApp(stage, APP);
  const redAt = async (progress: number, transform: string) => {
    await page.evaluate(`turn(${progress}, '${transform}')`);
    const {width, height, at} = decodePng(await page.screenshot());
    const [, green] = at(width / 2, height / 2);
    return green === 0;
  };
  for (const transform of ['none', 'rotateY(30deg)', 'rotateY(150deg)', 'translateZ(20px)']) {
    assert.equal(await redAt(0, transform), true, transform);
    assert.equal(await redAt(0.75, transform), false, transform);
  }
});
