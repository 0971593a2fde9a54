import assert from 'node:assert/strict';
import * as mediaUtils from '@remotion/media-utils';
import * as remotion from 'remotion';
import {markupAt, numbersOf} from '../lib/at-frame';
import {audioOf} from '../lib/audio-data';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const video = {width: 1280, height: 720, fps: 30, durationInFrames: 60};

/** How strongly each pipe lights up, for a tone. */
function pipesFor(hertz: number): number[] {
  const audioData = audioOf(Array.from({length: 96_000}, (_, index) => Math.sin((2 * Math.PI * hertz * index) / 48_000)));
  const {OrganPipes} = sampleOf<{OrganPipes: () => null}>(['docs/visualize-audio.mdx'], 'OrganPipes', {
    '@remotion/media-utils': {...mediaUtils, useAudioData: () => audioData},
    remotion: {...remotion, Audio: () => null},
  });
  return numbersOf(markupAt(OrganPipes, video, 30), 'opacity');
}

export default inNode(
  'The sample has 24 pipes of 94 Hz each, so that a tone lights up the pipe of its own, and one of 3,000 Hz, above the 24 × 93.75 = 2,250, none.',
  () => {
    assert.equal(Math.round(24_000 / 256), 94);
    assert.equal((24 * 24_000) / 256, 2250);
    for (const pipe of [4, 11, 22]) {
      const strengths = pipesFor(pipe * 93.75);
      assert.equal(strengths.length, 24);
      assert.equal(strengths[pipe], 1);
      for (const [other, strength] of strengths.entries()) if (Math.abs(other - pipe) > 3) assert.ok(strength < 0.4, `${pipe} ${other} ${strength}`);
    }
    assert.ok(Math.max(...pipesFor(3000)) < 0.2);
  },
);
