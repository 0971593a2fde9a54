import assert from 'node:assert/strict';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {useBufferState, useCurrentScale} from 'remotion';
import {inNode} from '../lib/probe';

const SCALE = `useCurrentScale() was called outside of a Remotion context.
This hook can only be called in a component that is being rendered by Remotion.
If you want to this hook to return 1 outside of Remotion, pass {dontThrowIfOutsideOfRemotion: true} as an option.
If you think you called this hook in a Remotion component, make sure all versions of Remotion are aligned.`;

const BUFFER = `Tried to enable the buffering state, but a Remotion context was not found. This API can only be called in a component that was passed to the Remotion Player or a <Composition>. Or you might have experienced a version mismatch - run \`npx remotion versions\` and ensure all packages have the same version. This error is thrown by the buffer state https://remotion.dev/docs/player/buffer-state`;

export default inNode('Outside a composition, useCurrentScale() throws, or returns 1 with dontThrowIfOutsideOfRemotion, and delayPlayback() throws.', () => {
  const Scale = ({options}: {options?: {dontThrowIfOutsideOfRemotion: boolean}}) => useCurrentScale(options);
  const scale = (dontThrowIfOutsideOfRemotion?: boolean) =>
    renderToStaticMarkup(createElement(Scale, dontThrowIfOutsideOfRemotion === undefined ? {} : {options: {dontThrowIfOutsideOfRemotion}}));
  for (const option of [undefined, false]) assert.throws(() => scale(option), {message: SCALE});
  assert.equal(scale(true), '1');

  let delayPlayback: unknown;
  const Profile = () => {
    ({delayPlayback} = useBufferState());
    return null;
  };
  renderToStaticMarkup(createElement(Profile));
  assert.throws(delayPlayback as () => void, {message: BUFFER});
});
