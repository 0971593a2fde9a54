import assert from 'node:assert/strict';
import {ThreeCanvas} from '@remotion/three';
import {mounted} from '../lib/mounted';
import {inNode} from '../lib/probe';

export default inNode(
  'The width and the height of a <ThreeCanvas> are required, and whole numbers above 0: missing ones, text, fractions, 0 and negative numbers throw.',
  () => {
    const canvas = (size: object) => () => mounted(() => ThreeCanvas({width: 640, height: 360, children: null, ...size})).render();
    assert.doesNotThrow(canvas({width: 1, height: 1}));
    for (const side of ['width', 'height'])
      for (const wrong of [undefined, null, '640', 640.5, 0, -1, Infinity])
        assert.throws(canvas({[side]: wrong}), new RegExp(`Error: The "${side}" prop of the <ThreeCanvas /> component must be`), `${side} ${wrong}`);
  },
);
