import assert from 'node:assert/strict';
import type {ReactElement} from 'react';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Sound = ReactElement<{volume(frame: number): number; loop?: boolean; loopVolumeCurveBehavior?: string}>;
type Samples = {
  FadedMusic(): Sound;
  SlideshowWithMusic(): ReactElement<{children: [unknown, Sound]}>;
  Jingle(): ReactElement<{durationInFrames: number; children: Sound}>;
};

const SIZE = {width: 1280, height: 720, fps: 30, durationInFrames: 300};

/** What a component returns when it is rendered at frame 0. */
function returned<Result>(component: () => Result): Result {
  let result: Result | undefined;
  markupAt(
    () => {
      result = component();
      return null;
    },
    SIZE,
    0,
  );
  return result!;
}

export default inNode(
  'In 300 frames, music rises over 30 frames to 0.7 and falls over the last 60 to 0; that of the slideshow loops and fades over 45 frames; the jingle falls from frame 35 to 50, where its sequence ends.',
  () => {
    const faded = returned(sampleOf<Samples>(['docs/recipes/fade-and-duck.mdx'], 'FadedMusic').FadedMusic).props.volume;
    assert.deepEqual([0, 15, 30, 239, 299].map(faded), [0, 0.35, 0.7, 0.7, 0]);

    const given = {'./Slideshow': {Slideshow: () => null}};
    const {props} = returned(sampleOf<Samples>(['docs/recipes/slideshow.mdx'], 'SlideshowWithMusic', given).SlideshowWithMusic).props.children[1];
    assert.deepEqual([props.loop, props.loopVolumeCurveBehavior], [true, 'extend']);
    assert.deepEqual([0, 255, 300].map(props.volume), [1, 1, 0]);
    assert.ok(props.volume(256) < 1 && props.volume(299) > 0);

    const jingle = sampleOf<Samples>(['docs/recipes/intro-and-outro.mdx'], 'Jingle').Jingle().props;
    assert.deepEqual([0, 35, 50].map(jingle.children.props.volume), [1, 1, 0]);
    assert.equal(jingle.durationInFrames, 50);
  },
);
