import assert from 'node:assert/strict';
import type {Caption} from '@remotion/captions';
import {meta} from '../../demos/subtitles-file/meta';
import {SubtitlesFile} from '../../demos/subtitles-file/SubtitlesFile';
import {markupAt} from '../lib/at-frame';
import {caption} from '../lib/captions';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Sample = {toLines(words: Caption[]): Caption[][]};

export default inNode(
  'A line is in the picture from the start of its first word to the end of its last one, and never without burnIn. Words become lines of at most 42 characters, and a sentence ends a line.',
  () => {
    const line = (frame: number, burnIn = true) => />([^<>]*)<\/div><\/div>$/.exec(markupAt(SubtitlesFile, meta, frame, {burnIn, showFile: false}))?.[1];
    assert.deepEqual(
      [8, 9, 56, 57, 66].map((frame) => line(frame)),
      ['', 'The lamp is lit at dusk.', 'The lamp is lit at dusk.', '', 'Nobody climbs the stairs.'],
    );
    for (const frame of [9, 66]) assert.ok(!/lamp|Nobody/.test(markupAt(SubtitlesFile, meta, frame, {burnIn: false, showFile: false})));

    const {toLines} = sampleOf<Sample>(['docs/recipes/subtitles-file.mdx'], 'to-lines');
    const words = 'We left. Nobody had seen the harbor so empty since the storm of that year'.split(/(?= )/);
    const lines = toLines(words.map((text, index) => caption(text, index * 300, index * 300 + 300))).map((one) => one.map(({text}) => text).join(''));
    assert.deepEqual(lines, ['We left.', 'Nobody had seen the harbor so empty since', 'the storm of that year']);
    assert.deepEqual([lines[1]!.length <= 42, `${lines[1]} the`.length > 42], [true, true]);
  },
);
