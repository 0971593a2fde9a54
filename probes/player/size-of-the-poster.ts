import assert from 'node:assert/strict';
import {Player} from '@remotion/player';
import {createElement, type ElementType} from 'react';
import {renderToString} from 'react-dom/server';
import {inNode} from '../lib/probe';

const video = {component: () => null, durationInFrames: 60, fps: 30, compositionWidth: 1280, compositionHeight: 720, numberOfSharedAudioTags: 0};

export default inNode(
  'renderPoster gets the sizes of style as they are, undefined for a side that follows, or the composition size; undefined from it throws.',
  () => {
    const sizes = (props: object) => {
      let got: unknown;
      const renderPoster = (canvas: {width: unknown; height: unknown}) => {
        got = [canvas.width, canvas.height];
        return null;
      };
      renderToString(createElement(Player as ElementType, {...video, acknowledgeRemotionLicense: true, renderPoster, ...props}));
      return got;
    };
    assert.deepEqual(sizes({style: {width: '100%'}}), ['100%', undefined]);
    assert.deepEqual(sizes({style: {height: 360}}), [undefined, 360]);
    assert.deepEqual(sizes({}), [1280, 720]);
    assert.deepEqual(sizes({style: {width: '100%'}, posterFillMode: 'composition-size'}), [1280, 720]);
    assert.throws(() => sizes({renderPoster: () => undefined}), {message: 'renderPoster() must return a React element, but undefined was returned'});
  },
);
