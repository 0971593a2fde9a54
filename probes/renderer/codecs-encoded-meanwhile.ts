import assert from 'node:assert/strict';
import type {Codec} from '@remotion/renderer';
import {inBrowser} from '../lib/probe';

const EXTENSIONS = {h264: 'mp4', h265: 'mp4', 'h264-mkv': 'mkv', 'h264-ts': 'ts', vp8: 'webm', prores: 'mov', gif: 'gif'} as const;

export default inBrowser(
  'With enough memory, h264, h264-mkv and h265 are encoded while the frames are rendered; h264-ts, VP8, ProRes and GIF are not.',
  async (stage) => {
    const meanwhile: string[] = [];
    for (const [codec, extension] of Object.entries(EXTENSIONS) as [Codec & keyof typeof EXTENSIONS, string][]) {
      await stage.film({scene: 'FrameAsRed', durationInFrames: 2}, `${codec}.${extension}`, {
        codec,
        onStart: ({parallelEncoding}) => parallelEncoding && meanwhile.push(codec),
      });
    }
    assert.deepEqual(meanwhile, ['h264', 'h265', 'h264-mkv']);
  },
);
