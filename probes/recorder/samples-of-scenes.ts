import assert from 'node:assert/strict';
import type {Caption} from '@remotion/captions';
import {caption} from '../lib/captions';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Slide = {source: string; from: number; durationInFrames: number};

export default inNode(
  'The props of bee-hive are two video scenes between a title and an end card; each of hive-slides.ts begins 20 frames before the previous one ends; autocorrectWords() keeps space before and punctuation after a word.',
  () => {
    const {scenes} = sampleOf<{scenes: {type: string}[]}>(['docs/recorder/editing/editing.mdx'], 'Props of bee-hive');
    assert.deepEqual(
      scenes.map(({type}) => type),
      ['title', 'videoscene', 'videoscene', 'endcard'],
    );
    const {hiveSlides} = sampleOf<{hiveSlides: Slide[]}>(['docs/recorder/editing/b-roll.mdx'], 'remotion/hive-slides', {
      remotion: {staticFile: (name: string) => `/public/${name}`},
    });
    assert.equal(hiveSlides.length, 3);
    for (const [index, slide] of hiveSlides.slice(1).entries()) {
      const before = hiveSlides[index]!;
      assert.equal(before.from + before.durationInFrames - slide.from, 20);
    }
    const {autocorrectWords} = sampleOf<{autocorrectWords: (words: Caption[]) => Caption[]}>(['docs/recorder/editing/captions.mdx'], 'config/autocorrect');
    const words = [' beehyve,', 'Github', ' typescript?!', ' honey.'].map((text) => caption(text, 0, 100));
    assert.deepEqual(
      autocorrectWords(words).map(({text}) => text),
      [' Beehive,', 'GitHub', ' TypeScript?!', ' honey.'],
    );
  },
);
