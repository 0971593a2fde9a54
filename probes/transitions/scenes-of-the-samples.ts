import assert from 'node:assert/strict';
import {fade, type FadeProps} from '@remotion/transitions/fade';
import type {TransitionPresentationComponentProps} from '@remotion/transitions';
import {createElement, type ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {inNode} from '../lib/probe';
import {markupAt, numbersOf, valuesOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

const size = {width: 1280, height: 720, fps: 30, durationInFrames: 200};

const sample = (page: string, name: string) => sampleOf<Record<string, () => null>>([`docs/transitions/${page}.mdx`], name)[name]!;

export default inNode(
  'The lamp is half lit at frame 40, and its dark scene gone from 50 on; if both fade, a quarter of what is behind shows halfway. Soup leaves in the first 16 frames, dumplings arrive in the other 16; bars shrink and grow.',
  () => {
    const lamp = (frame: number) => markupAt(sample('presentations/fade', 'LampLit'), size, frame);
    assert.deepEqual([lamp(49).includes('#1f2933'), lamp(50).includes('#1f2933')], [true, false]);
    assert.deepEqual([lamp(29).includes('#fde68a'), lamp(30).includes('#fde68a')], [false, true]);
    // The old scene is opaque, the new one half transparent on top.
    assert.deepEqual(numbersOf(lamp(40), 'opacity'), [1, 0.5]);

    const {component, props} = fade({shouldFadeOutExitingScene: true});
    const opacities = (['entering', 'exiting'] as const).map((presentationDirection) => {
      const given = {children: 'Scene', passedProps: props, presentationDirection, presentationDurationInFrames: 20, presentationProgress: 0.5};
      return numbersOf(renderToStaticMarkup(createElement(component as ComponentType<TransitionPresentationComponentProps<FadeProps>>, given)), 'opacity')[0]!;
    });
    assert.equal(
      opacities.reduce((rest, opacity) => rest * (1 - opacity), 1),
      0.25,
    );

    const menu = (frame: number) => numbersOf(markupAt(sample('presentations/none', 'LunchMenu'), size, frame), 'opacity');
    assert.deepEqual([menu(38), menu(46), menu(54), menu(62), menu(70)], [[1, 0], [0.5, 0], [0, 0], [0, 0.5], [1]]);

    const bars = (frame: number) =>
      valuesOf(markupAt(sample('use-transition-progress', 'SnowDepth'), size, frame), 'height')
        .filter((value) => /^[\d.]+(px)?$/.test(value))
        .map(Number.parseFloat);
    const course = [40, 50, 60, 69].map(bars);
    assert.ok(
      course.every(({length}) => length === 2),
      JSON.stringify(course),
    );
    assert.ok(
      course.every(([first, second], index) => index === 0 || (first! < course[index - 1]![0]! && second! > course[index - 1]![1]!)),
      JSON.stringify(course),
    );
  },
);
