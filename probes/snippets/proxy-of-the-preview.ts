import assert from 'node:assert/strict';
import type {ReactElement} from 'react';
import * as remotion from 'remotion';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const PAGE = ['docs/miscellaneous/snippets/offthread-video-while-rendering.mdx'];

type Shown = ReactElement<{src?: string; loop?: boolean; durationInFrames?: number; children?: Shown}>;

export default inNode(
  'ProxyVideo of the page has one <OffthreadVideo>, whose file is the master in a render alone and the proxy elsewhere; of Backdrop, a render has <Loop>, which also works in a preview, and a preview <Video loop>.',
  () => {
    const shown = (sample: 'ProxyVideo' | 'Backdrop', isRendering: boolean, props: object) => {
      const getRemotionEnvironment = () => ({...remotion.getRemotionEnvironment(), isRendering});
      return sampleOf<Record<string, (props: object) => Shown>>(PAGE, sample, {remotion: {...remotion, getRemotionEnvironment}})[sample]!(props);
    };
    for (const [isRendering, file] of [
      [true, '/masters/harbor.mov'],
      [false, '/proxies/harbor.mp4'],
    ] as const) {
      const {type, props} = shown('ProxyVideo', isRendering, {name: 'harbor'});
      assert.deepEqual([type, props.src, props.children], [remotion.OffthreadVideo, file, undefined]);
    }
    const clip = {src: 'waves.mp4', lengthInFrames: 75};
    const [render, preview] = [true, false].map((isRendering) => shown('Backdrop', isRendering, clip));
    assert.deepEqual([render!.type, render!.props.durationInFrames, render!.props.children?.type], [remotion.Loop, 75, remotion.OffthreadVideo]);
    const size = {width: 320, height: 180, fps: 30, durationInFrames: 200};
    for (const frame of [0, 74, 75, 199])
      assert.match(
        markupAt(() => render, size, frame),
        /<video[^>]* src="waves\.mp4/,
      );
    assert.deepEqual([preview!.type, preview!.props.loop], [remotion.Video, true]);
  },
);
