import assert from 'node:assert/strict';
import {Player} from '@remotion/player';
import {createElement, type ElementType} from 'react';
import {renderToString} from 'react-dom/server';
import {useCurrentFrame} from 'remotion';
import {inNode} from '../lib/probe';

const video = {durationInFrames: 60, fps: 30, compositionWidth: 320, compositionHeight: 180, numberOfSharedAudioTags: 0};

export default inNode(
  'A Player throws for an initialFrame that is a fraction, text or null, for a duration that is missing or text, and for an inFrame or outFrame that is no whole number; a negative initialFrame is the first frame as it is.',
  () => {
    let frame: number | undefined;
    const component = () => {
      frame = useCurrentFrame();
      return null;
    };
    const render = (props: object) => renderToString(createElement(Player as ElementType, {...video, component, acknowledgeRemotionLicense: true, ...props}));
    const refused: [object, string][] = [
      [{initialFrame: 1.5}, '`initialFrame` must be an integer, but is 1.5'],
      [{initialFrame: '5'}, '`initialFrame` must be a number, but is "5"'],
      [{initialFrame: null}, '`initialFrame` must be a number, but is null'],
      [{durationInFrames: undefined}, '`durationInFrames` must be a number, but is undefined'],
      [{durationInFrames: '60'}, '`durationInFrames` must be a number, but is "60"'],
      [{inFrame: 1.5}, '"inFrame" must be an integer, but is 1.5'],
      [{outFrame: '30'}, '"outFrame" must be a number, but is "30"'],
      [{inFrame: NaN}, '"inFrame" must not be NaN, but is null'],
      [{outFrame: Infinity}, '"outFrame" must be finite, but is null'],
    ];
    for (const [props, message] of refused) assert.throws(() => render(props), {message});
    assert.equal(frame, undefined);
    render({inFrame: null, outFrame: undefined, initialFrame: undefined});
    assert.equal(frame, 0);
    render({initialFrame: -5});
    assert.equal(frame, -5);
  },
);
