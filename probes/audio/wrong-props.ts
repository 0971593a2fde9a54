import assert from 'node:assert/strict';
import {Thumbnail} from '@remotion/player';
import {createElement, type ElementType} from 'react';
import {renderToString} from 'react-dom/server';
import {Audio} from 'remotion';
import {inNode} from '../lib/probe';

const frame = {durationInFrames: 90, fps: 30, compositionWidth: 320, compositionHeight: 180, frameToDisplay: 0, noSuspense: true};

const shown = (props: object) => () =>
  renderToString(createElement(Thumbnail as ElementType, {...frame, component: () => createElement(Audio as ElementType, {src: 'bell.wav', ...props})}));

export default inNode('An <Audio> throws without src, for a trimAfter below trimBefore and for startFrom with trimBefore.', () => {
  assert.doesNotThrow(shown({trimBefore: 40, trimAfter: 90}));
  assert.throws(shown({src: undefined}), {message: 'The `<Audio>` tag requires a string for `src`, but got undefined instead.'});
  assert.throws(shown({trimBefore: 40, trimAfter: 30}), {message: 'trimAfter prop must be greater than trimBefore prop.'});
  assert.throws(shown({startFrom: 1, trimBefore: 1}), {
    message: 'Cannot use both startFrom and trimBefore props. Use trimBefore instead as startFrom is deprecated.',
  });
});
