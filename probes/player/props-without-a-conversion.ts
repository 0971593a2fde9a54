import assert from 'node:assert/strict';
import {Player, Thumbnail} from '@remotion/player';
import {createElement, type ElementType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {inNode} from '../lib/probe';

const video = {durationInFrames: 60, fps: 30, compositionWidth: 320, compositionHeight: 180, frameToDisplay: 0, numberOfSharedAudioTags: 0};

export default inNode('A Player and a Thumbnail hand input props to the component as they are: undefined, functions, dates and Maps too.', () => {
  const inputProps = {label: undefined, onEnd: () => 'ended', born: new Date(0), votes: new Map([['Ada', 1]])};
  for (const element of [Player, Thumbnail] as ElementType[]) {
    let received: Partial<typeof inputProps> = {};
    const component = (props: typeof inputProps) => {
      received = props;
      return null;
    };
    renderToStaticMarkup(createElement(element, {...video, component, inputProps, acknowledgeRemotionLicense: true}));
    assert.deepEqual(Object.keys(received), Object.keys(inputProps));
    assert.equal(received.label, undefined);
    for (const key of ['onEnd', 'born', 'votes'] as const) assert.equal(received[key], inputProps[key]);
  }
});
