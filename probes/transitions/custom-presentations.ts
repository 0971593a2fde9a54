import assert from 'node:assert/strict';
import type {TransitionPresentation, TransitionPresentationComponentProps} from '@remotion/transitions';
import {createElement, type ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {inNode} from '../lib/probe';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

const CUSTOM = ['docs/transitions/presentations/custom.mdx'];

type Side = 'entering' | 'exiting';
type Door = {garageDoor(options: {darkness: number}): TransitionPresentation<Record<string, unknown>>};
type Dip = {dipToColor(color: string): TransitionPresentation<Record<string, unknown>>};
type Cube = {turningCube(options: {turn: 'left' | 'right'; perspective: number}): TransitionPresentation<Record<string, unknown>>};

function around(presentation: TransitionPresentation<Record<string, unknown>>, presentationDirection: Side, presentationProgress: number): string {
  const component = presentation.component as ComponentType<TransitionPresentationComponentProps<Record<string, unknown>>>;
  return renderToStaticMarkup(
    createElement(component, {
      ...{children: 'Scene', passedProps: presentation.props, presentationDirection, presentationDurationInFrames: 30, presentationProgress},
    }),
  );
}

export default inNode(
  'The garage door leaves the old scene unmoved at 0 and the new one undarkened at 1, and halfway at 60 percent. The dip mounts the new scene at half of the transition. Halfway, both faces of the cube are at 45 degrees.',
  () => {
    const door = sampleOf<Door>(CUSTOM, 'garage-door').garageDoor({darkness: 0.8});
    assert.match(around(door, 'exiting', 0), /translate:0 0%/);
    assert.match(around(door, 'exiting', 0.5), /z-index:1;translate:0 -50%|translate:0 -50%;.*z-index:1|z-index:1.*translate:0 -50%/);
    assert.match(around(door, 'entering', 1), /brightness\(1\)/);
    assert.equal(Number(/brightness\(([\d.]+)\)/.exec(around(door, 'entering', 0.5))?.[1]).toFixed(3), '0.600');

    const dip = sampleOf<Dip>(CUSTOM, 'dip-to-color').dipToColor('black');
    const scenes = ([0, 0.49, 0.5, 1] as const).map((progress) => around(dip, 'entering', progress).includes('Scene'));
    assert.deepEqual(scenes, [false, false, true, true]);
    const cover = (progress: number) => /opacity:([\d.]+)/.exec(around(dip, 'entering', progress))?.[1];
    assert.deepEqual([cover(0), cover(0.5), cover(1)], ['0', '1', '0']);
    assert.doesNotMatch(around(dip, 'exiting', 0.5), /black/);

    const {turningCube} = sampleOf<Cube>(['docs/transitions/presentations/cube.mdx'], 'turning-cube');
    const angles = (progress: number) =>
      (['exiting', 'entering'] as const).map((side) => {
        const Scene = () => createElement('div', {dangerouslySetInnerHTML: {__html: ''}}, undefined);
        const Face = turningCube({turn: 'left', perspective: 2560});
        const component = Face.component as ComponentType<TransitionPresentationComponentProps<Record<string, unknown>>>;
        const face = () =>
          createElement(component, {
            ...{
              children: createElement(Scene),
              passedProps: Face.props,
              presentationDirection: side,
              presentationDurationInFrames: 30,
              presentationProgress: progress,
            },
          });
        return /translateZ\((-?\d+)px\) rotateY\((-?[\d.]+)deg\) translateZ\((\d+)px\)/
          .exec(markupAt(face, {width: 1280, height: 720, fps: 30, durationInFrames: 60}, 0))
          ?.slice(1);
      });
    assert.deepEqual(angles(0.5), [
      ['-640', '-45', '640'],
      ['-640', '45', '640'],
    ]);
    assert.deepEqual(angles(0)[0]?.[1], '0');
    assert.deepEqual(angles(1)[1]?.[1], '0');
  },
);
