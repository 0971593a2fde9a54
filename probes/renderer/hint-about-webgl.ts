import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Print = {printUsefulErrorMessage: (error: Error, logLevel: 'info', indent: boolean) => void};

export default inNode(
  'When Three.js gets no WebGL context, the renderer prints which OpenGL renderers to try, and nothing about them for other errors.',
  () => {
    const {printUsefulErrorMessage} = installed<Print>('@remotion/renderer/dist/print-useful-error-message.js');
    const {log, warn} = console;
    const hints = (message: string) => {
      const said: string[] = [];
      console.log = console.warn = (...words: unknown[]) => void said.push(words.join(' '));
      try {
        printUsefulErrorMessage(new Error(message), 'info', false);
      } finally {
        Object.assign(console, {log, warn});
      }
      return said.filter((text) => text.includes('OpenGL'));
    };
    assert.deepEqual(hints('THREE.WebGLRenderer: Error creating WebGL context.'), [
      '💡 You might need to set the OpenGL renderer to "angle-egl", "angle" (or "swangle" if rendering on lambda). Learn why at https://www.remotion.dev/docs/three',
    ]);
    assert.deepEqual(hints('This browser has no WebGL 2.'), []);
  },
);
