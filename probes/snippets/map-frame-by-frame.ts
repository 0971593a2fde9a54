import assert from 'node:assert/strict';
import React from 'react';
import * as remotion from 'remotion';
import {mounted} from '../lib/mounted';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Options = {interactive: boolean; fadeDuration: number; canvasContextAttributes: object};
type Listener = (event: object) => void;

export default inNode(
  'The map of the page cannot be moved, fades nothing and keeps its drawing buffer; the render is held until load, then at each frame, with its number in the label, until idle; an error of the map cancels it at once.',
  () => {
    const steps: string[] = [];
    const maps: {options: Options; fire(name: string, event?: object): void}[] = [];
    class Map {
      listeners: Record<string, Listener[]> = {};
      constructor(readonly options: Options) {
        maps.push(this);
      }
      on = (name: string, listener: Listener) => void (this.listeners[name] ??= []).push(listener);
      once = this.on;
      fire = (name: string, event: object = {}) => this.listeners[name]?.splice(0).forEach((listener) => listener(event));
      getSource = () => ({setData: () => steps.push('draw')});
      jumpTo = () => steps.push('move');
      remove = () => steps.push('remove');
    }
    let frame = 0;
    const labels: string[] = [];
    const given = {
      'maplibre-gl': {Map},
      'maplibre-gl/dist/maplibre-gl.css': {},
      react: new Proxy(React, {get: (react, name: keyof typeof React) => (name === 'useRef' ? () => ({current: {}}) : react[name])}),
      remotion: {
        ...remotion,
        useCurrentFrame: () => frame,
        useVideoConfig: () => ({durationInFrames: 120}),
        delayRender: (label: string) => (steps.push(`open ${label}`), labels.push(label)),
        continueRender: (handle: number) => void steps.push(`close ${labels[handle - 1]}`),
        cancelRender: (error: Error) => void steps.push(`cancel ${error.message}`),
      },
    };
    const {TrainRide} = sampleOf<{TrainRide: () => unknown}>(['docs/maps.mdx'], 'TrainRide', given);
    const {render, unmount} = mounted(TrainRide);
    const after = (act: () => unknown) => {
      steps.length = 0;
      act();
      return steps.join(', ');
    };
    assert.equal(after(render), 'open Loading the map');
    const [map] = maps;
    const {interactive, fadeDuration, canvasContextAttributes} = map!.options;
    assert.deepEqual([interactive, fadeDuration, canvasContextAttributes], [false, 0, {preserveDrawingBuffer: true}]);
    const loaded = () => {
      map!.fire('load');
      render();
    };
    assert.equal(after(loaded), 'close Loading the map, open Drawing the map at frame 0, draw, move');
    assert.equal(
      after(() => map!.fire('idle')),
      'close Drawing the map at frame 0',
    );
    frame = 41;
    assert.equal(after(render), 'open Drawing the map at frame 41, draw, move');
    assert.equal(
      after(() => map!.fire('load')),
      '',
    );
    assert.equal(
      after(() => map!.fire('idle')),
      'close Drawing the map at frame 41',
    );
    assert.equal(
      after(() => map!.fire('error', {error: new Error('Bad Gateway (502)')})),
      'cancel Bad Gateway (502)',
    );
    assert.equal(maps.length, 1);
    assert.equal(after(unmount), 'remove');
  },
);
