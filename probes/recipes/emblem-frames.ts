import assert from 'node:assert/strict';
import {createElement} from 'react';
import * as remotion from 'remotion';
import {markupAt, valuesOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

/** An image that is in the markup of a server, too. */
const Img = ({src}: {src: string}) => createElement('img', {src});

export default inNode(
  'The image sequence of the page chooses the picture by the frame: its number has five digits, is that of the time at 25 frames per second, and stays at 00074 after the last one.',
  () => {
    const {EmblemFrames} = sampleOf<{EmblemFrames(): null}>(['docs/after-effects.mdx'], 'EmblemFrames', {remotion: {...remotion, Img}});
    const shown = (frame: number, fps: number) => valuesOf(markupAt(EmblemFrames, {width: 240, height: 90, fps, durationInFrames: 300}, frame), 'src').join();
    assert.deepEqual(
      [shown(0, 25), shown(1, 25), shown(74, 25), shown(75, 25)],
      ['00000', '00001', '00074', '00074'].map((number) => `/emblem/emblem_${number}.png`),
    );
    assert.deepEqual(
      [shown(30, 30), shown(31, 30), shown(100, 50), shown(101, 50)].map((src) => src.slice(-9, -4)),
      ['00025', '00025', '00050', '00050'],
    );
  },
);
