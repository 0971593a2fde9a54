import assert from 'node:assert/strict';
import {Lottie} from '@remotion/lottie';
import {Player} from '@remotion/player';
import {createElement, type ElementType} from 'react';
import {renderToString} from 'react-dom/server';
import {inNode} from '../lib/probe';

const video = {durationInFrames: 60, fps: 30, compositionWidth: 320, compositionHeight: 180, numberOfSharedAudioTags: 0, acknowledgeRemotionLicense: true};

function render(props: object): string {
  const component = () => createElement(Lottie as ElementType, {animationData: {}, ...props});
  return renderToString(createElement(Player as ElementType, {...video, component, noSuspense: true}));
}

export default inNode(
  'A Lottie throws for animationData that is a string or missing, a playbackRate of 0 or a string, and a loop that is not a boolean, but not for null.',
  () => {
    for (const animationData of ['kettle.json', undefined])
      assert.throws(
        () => render({animationData}),
        /^Error: animationData should be provided as an object\. If you only have the path to the JSON file, load it and pass it as animationData\. /,
      );
    for (const [props, message] of [
      [{playbackRate: 0}, 'The "playbackRate" props must be positive, but is 0'],
      [{playbackRate: '2'}, 'The "playbackRate" prop must be a number or undefined, but is "2"'],
      [{loop: 'yes'}, 'The "loop" prop must be a boolean or undefined, but is ""yes""'],
    ] as const)
      assert.throws(() => render(props), {message});
    assert.match(render({animationData: null}), /<div><\/div>/);
  },
);
