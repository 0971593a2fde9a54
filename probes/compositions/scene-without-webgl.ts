import assert from 'node:assert/strict';
import {WebGLRenderer} from 'three';
import {inNode} from '../lib/probe';

export default inNode('If a canvas gives no WebGL context, “Error creating WebGL context.” is what Three.js throws.', () => {
  const canvas = {addEventListener: () => undefined, removeEventListener: () => undefined, setAttribute: () => undefined, getContext: () => null};
  const {error} = console;
  console.error = () => undefined;
  try {
    assert.throws(() => new WebGLRenderer({canvas: canvas as never}), {message: 'THREE.WebGLRenderer: Error creating WebGL context.'});
  } finally {
    console.error = error;
  }
});
