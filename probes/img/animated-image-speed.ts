import assert from 'node:assert/strict';
import {createElement} from 'react';
import {AnimatedImage} from 'remotion';
import {markupAt} from '../lib/at-frame';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const video = {width: 320, height: 180, fps: 30, durationInFrames: 90};

/** The images of a file that were decoded: ten images of 0.1 seconds. */
const decoded: number[] = [];

class TenImages {
  completed = Promise.resolve();
  tracks = {selectedTrack: {frameCount: 10}};
  decode({frameIndex}: {frameIndex: number}) {
    decoded.push(frameIndex);
    return Promise.resolve({image: {timestamp: frameIndex * 100_000, duration: 100_000}});
  }
}

/** Renders frame 6 on a server, and does what happens in a browser when the component mounts. */
async function mount(props: {playbackRate?: number; onError?: (error: Error) => void}): Promise<void> {
  const react = installed<{useEffect: unknown}>('react/index.js');
  const {useEffect} = react;
  const effects: (() => void)[] = [];
  react.useEffect = (effect: () => void) => void (String(effect).includes('decodeImage') && effects.push(effect));
  try {
    markupAt(() => createElement(AnimatedImage, {src: 'https://example.com/wave.gif', ...props}), video, 6);
  } finally {
    react.useEffect = useEffect;
  }
  assert.equal(effects.length, 1);
  effects[0]?.();
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => void setImmediate(resolve));
}

export default inNode(
  'AnimatedImage divides the time by playbackRate, so that 2 is half the speed and 0.5 twice; where there is no ImageDecoder, onError gets an error that says so.',
  async () => {
    const errors: string[] = [];
    await mount({onError: ({message}) => void errors.push(message)});
    assert.deepEqual(errors, ['Your browser does not support the WebCodecs ImageDecoder API.']);
    const page = globalThis as {ImageDecoder?: unknown};
    const {fetch} = globalThis;
    page.ImageDecoder = TenImages;
    globalThis.fetch = () => Promise.resolve(new Response('GIF', {headers: {'content-type': 'image/gif'}}));
    try {
      // It decodes up to the first image that begins after the time, which is 0.2 seconds at frame 6.
      for (const [playbackRate, last] of [[undefined, 3] as const, [1, 3] as const, [2, 2] as const, [0.5, 5] as const]) {
        decoded.length = 0;
        await mount({playbackRate});
        assert.equal(Math.max(...decoded), last, `${playbackRate}: ${decoded.join(' ')}`);
      }
    } finally {
      globalThis.fetch = fetch;
      delete page.ImageDecoder;
    }
  },
);
