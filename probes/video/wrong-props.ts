import assert from 'node:assert/strict';
import {Thumbnail} from '@remotion/player';
import {createElement, type ElementType} from 'react';
import {renderToString} from 'react-dom/server';
import {OffthreadVideo, Video} from 'remotion';
import {inNode} from '../lib/probe';

const frame = {durationInFrames: 90, fps: 30, compositionWidth: 320, compositionHeight: 180, frameToDisplay: 0, noSuspense: true};

const shown = (tag: ElementType, props: object) => () =>
  renderToString(createElement(Thumbnail as ElementType, {...frame, component: () => createElement(tag, {src: 'lake.mp4', ...props})}));

const WRONG: Array<[object, string]> = [
  [{trimBefore: -5}, 'trimBefore must be greater than equal to 0 instead got -5.'],
  [{trimBefore: 40, trimAfter: 30}, 'trimAfter prop must be greater than trimBefore prop.'],
  [{volume: -0.1}, 'You have passed a volume below 0 to your <Video /> component. Volume must be between 0 and 1'],
  [{playbackRate: 0}, 'You have passed a playbackRate of 0 to your <Video /> component. Playback rate must be a real number above 0.'],
  [{startFrom: 1, trimBefore: 1}, 'Cannot use both startFrom and trimBefore props. Use trimBefore instead as startFrom is deprecated.'],
];

export default inNode(
  'Video and OffthreadVideo throw without src, for a negative trimBefore or volume, a trimAfter below trimBefore, a playbackRate of 0, startFrom with trimBefore, and OffthreadVideo for imageFormat.',
  () => {
    for (const [name, tag] of [['Video', Video] as const, ['OffthreadVideo', OffthreadVideo] as const]) {
      assert.doesNotThrow(shown(tag, {trimBefore: 0, trimAfter: 1, volume: 2, playbackRate: 0.01}));
      assert.throws(shown(tag, {src: undefined}), {message: `The \`<${name}>\` tag requires a string for \`src\`, but got undefined instead.`});
      for (const [props, message] of WRONG) assert.throws(shown(tag, props), {message}, `${name} ${JSON.stringify(props)}`);
    }
    assert.throws(shown(OffthreadVideo, {imageFormat: 'png'}), {
      message: 'The `<OffthreadVideo>` tag does no longer accept `imageFormat`. Use the `transparent` prop if you want to render a transparent video.',
    });
  },
);
