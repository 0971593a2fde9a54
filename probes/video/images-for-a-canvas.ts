import assert from 'node:assert/strict';
import {createElement, type ReactElement} from 'react';
import {Img, OffthreadVideo} from 'remotion';
import {markupAt} from '../lib/at-frame';
import {installed} from '../lib/installed';
import {mounted} from '../lib/mounted';
import {inNode} from '../lib/probe';

type Rendered = ReactElement<{src: string; onImageFrame: (image: object) => void}>;
type Rendering = {OffthreadVideoForRendering(props: object): Rendered};
type Emitter = {useEmitVideoFrame(given: {ref: object; onVideoFrame: (frame: object) => void}): void};
type Page = {window?: {remotion_delayRenderTimeouts: Record<string, object>} & Record<string, unknown>};

const rendering = installed<Rendering>('remotion/dist/cjs/video/OffthreadVideoForRendering.js');
const {useEmitVideoFrame: emitFrames} = installed<Emitter>('remotion/dist/cjs/video/emit-video-frame.js');

export default inNode(
  'In a render, an <OffthreadVideo> is an <Img> of each frame, whose onImageFrame hands the element to onVideoFrame. In a preview, a function that is new on each render is attached each time, and one that stays is not.',
  () => {
    const page = globalThis as unknown as Page;
    page.window = {
      process: {env: {NODE_ENV: 'production'}},
      ...{remotion_puppeteerTimeout: 30_000, remotion_attempt: 1, remotion_delayRenderTimeouts: {}, remotion_videoEnabled: true},
      ...{remotion_proxyPort: 3001, origin: 'http://localhost:3000'},
    };
    const react = installed<{useState: unknown}>('react/index.js');
    const {useState} = react;
    const frames: object[] = [];
    try {
      for (const frame of [60, 61]) {
        const elements: Rendered[] = [];
        const {OffthreadVideoForRendering} = rendering;
        // The image of a frame as it is once it was fetched.
        rendering.OffthreadVideoForRendering = (props) => {
          react.useState = (first: unknown) =>
            first === null ? [{src: `blob:frame-${frame}`, handle: -1}, () => undefined] : (useState as (given: unknown) => unknown)(first);
          try {
            elements.push(OffthreadVideoForRendering(props));
          } finally {
            react.useState = useState;
          }
          return createElement('i') as never;
        };
        try {
          const video = {width: 320, height: 180, fps: 30, durationInFrames: 90};
          markupAt(() => createElement(OffthreadVideo, {src: '/match.mp4', onVideoFrame: (given: object) => void frames.push(given)}), video, frame);
        } finally {
          rendering.OffthreadVideoForRendering = OffthreadVideoForRendering;
        }
        const [element] = elements;
        assert.deepEqual([element?.type, element?.props.src], [Img, `blob:frame-${frame}`]);
        element?.props.onImageFrame({of: frame});
      }
      assert.deepEqual(frames, [{of: 60}, {of: 61}]);
    } finally {
      delete page.window;
    }

    let attached = 0;
    const element = {requestVideoFrameCallback: () => ++attached, cancelVideoFrameCallback: () => undefined};
    const ref = {current: element};
    const stays = () => undefined;
    const times = (next: () => () => void) => {
      attached = 0;
      const {render} = mounted(() => emitFrames({ref, onVideoFrame: next()}));
      for (const _ of [1, 2, 3]) render();
      return attached;
    };
    assert.deepEqual([times(() => stays), times(() => () => undefined)], [1, 3]);
  },
);
