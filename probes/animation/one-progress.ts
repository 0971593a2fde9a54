import assert from 'node:assert/strict';
import {interpolate, interpolateColors, spring} from 'remotion';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Card = {FocusCard(props: {title: string}): null};

export default inNode('Color, blur and position of the card on the page follow one progress from 0 to 1 in every frame, at any frame rate.', () => {
  const {FocusCard} = sampleOf<Card>(['docs/animation-math.mdx'], 'FocusCard');
  const mix = (progress: number, from: number, to: number) => interpolate(progress, [0, 1], [from, to]);
  for (const fps of [30, 60])
    for (let frame = 0; frame < 60; frame += 3) {
      const progress = spring({frame, fps, config: {damping: 200}, durationInFrames: 40});
      assert.ok(progress >= 0 && progress <= 1);
      const markup = markupAt(FocusCard, {width: 1280, height: 720, fps, durationInFrames: 90}, frame, {title: 'In focus'});
      const color = interpolateColors(progress, [0, 1], ['#000000', '#faedcd']);
      assert.ok(markup.includes(`background-color:${color};filter:blur(${mix(progress, 20, 0)}px);translate:0 ${mix(progress, 80, 0)}px`), `${fps}: ${frame}`);
    }
});
