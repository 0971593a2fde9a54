import assert from 'node:assert/strict';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Internals, useVideoConfig} from 'remotion';
import {inNode} from '../lib/probe';

const AD = {id: 'Ad', durationInFrames: 60, fps: 30, width: 1280, height: 720, defaultProps: {}, calculateMetadata: null};

const Root = () => createElement('p', null, useVideoConfig().fps);

/** The root component while this composition is open. */
const mounted = (compositionId: string | null) => () => {
  const canvasContent = compositionId && {type: 'composition', compositionId};
  const value = {compositions: [AD], folders: [], currentCompositionMetadata: null, canvasContent};
  return renderToStaticMarkup(createElement(Internals.CompositionManager.Provider, {value: value as never}, createElement(Root)));
};

export default inNode(
  'In the root component, useVideoConfig() throws: that it was called outside a composition while one is open, and that no video config was found otherwise.',
  () => {
    assert.throws(mounted('Ad'), {message: 'Called useVideoConfig() outside a Remotion composition.'});
    assert.throws(mounted(null), /^Error: No video config found\. You are probably calling useVideoConfig\(\) from a component which has not been registered/);
  },
);
