import assert from 'node:assert/strict';
import type {TransitionPresentationComponentProps} from '@remotion/transitions';
import {clockWipe, type ClockWipeProps} from '@remotion/transitions/clock-wipe';
import {createElement, type ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {inNode} from '../lib/probe';

/** The corners of the part that is shown of the new scene, from the middle of a frame of 1280 × 720. */
function shown(presentationProgress: number): [x: number, y: number][] {
  const {component, props} = clockWipe({width: 1280, height: 720});
  const given = {children: 'Night', passedProps: props, presentationDirection: 'entering', presentationDurationInFrames: 20} as const;
  const markup = renderToStaticMarkup(
    createElement(component as ComponentType<TransitionPresentationComponentProps<ClockWipeProps>>, {...given, presentationProgress}),
  );
  const [, path = ''] = /<path d="([^"]*)"/.exec(markup) ?? [];
  return [...path.matchAll(/(-?[\d.]+(?:e-\d+)?) (-?[\d.]+(?:e-\d+)?)(?= [A-Z]|$)/g)].map(([, x, y]) => [
    Math.round(Number(x) - 640),
    Math.round(Number(y) - 360),
  ]);
}

export default inNode('clockWipe() begins at twelve and runs clockwise: a quarter of the way through, it shows the quarter between twelve and three.', () => {
  const corners = shown(0.25);
  const radius = Math.round(Math.hypot(1280, 720) / 2);
  assert.ok(
    corners.every(([x, y]) => x >= 0 && y <= 0),
    JSON.stringify(corners),
  );
  for (const corner of [
    [0, -radius],
    [radius, 0],
    [0, 0],
  ])
    assert.ok(
      corners.some(([x, y]) => Math.abs(x - corner[0]!) <= 1 && Math.abs(y - corner[1]!) <= 1),
      JSON.stringify([corner, corners]),
    );
});
