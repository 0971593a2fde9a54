import assert from 'node:assert/strict';
import {Player, Thumbnail} from '@remotion/player';
import {createElement, type ElementType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {useVideoConfig, type VideoConfig} from 'remotion';
import {inNode} from '../lib/probe';

const video = {durationInFrames: 60, fps: 25, compositionWidth: 1920, compositionHeight: 1080, style: {width: 480}, inputProps: {city: 'Porto'}};

export default inNode(
  'In a Player, useVideoConfig() has the id player-comp, empty props and defaultProps even with inputProps, and the size of the composition in a smaller box.',
  () => {
    for (const element of [Player, Thumbnail] as ElementType[]) {
      let config: VideoConfig | undefined;
      let received: unknown;
      const Rental = (props: object) => {
        config = useVideoConfig();
        received = props;
        return null;
      };
      renderToStaticMarkup(
        createElement(element, {...video, component: Rental, frameToDisplay: 0, numberOfSharedAudioTags: 0, acknowledgeRemotionLicense: true}),
      );
      assert.deepEqual(received, {city: 'Porto'});
      assert.deepEqual(config, {
        ...{id: 'player-comp', width: 1920, height: 1080, fps: 25, durationInFrames: 60, defaultProps: {}, props: {}},
        ...{defaultCodec: null, defaultOutName: null, defaultVideoImageFormat: null, defaultPixelFormat: null},
      });
    }
  },
);
