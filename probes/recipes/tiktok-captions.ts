import assert from 'node:assert/strict';
import type {Caption, TikTokPage} from '@remotion/captions';
import {meta} from '../../demos/tiktok-captions/meta';
import {TiktokCaptions} from '../../demos/tiktok-captions/TiktokCaptions';
import {slowInNode} from '../lib/probe';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

/** The page that each frame shows. */
const pages = (combine: number) =>
  Array.from({length: meta.durationInFrames}, (_, frame) => {
    const words = markupAt(TiktokCaptions, meta, frame, {combine}).matchAll(/<span[^>]*>([^<]*)<\/span>/g);
    return [...words]
      .map(([, word]) => word)
      .join('')
      .trim();
  });

export default slowInNode(
  'At 800 ms, ten words make three pages without a gap between them; at 0 each word is a page; grouped by sentence, the last page of a sentence ends with its last word.',
  () => {
    const shown = pages(800);
    const first = shown.findIndex(Boolean);
    assert.deepEqual([...new Set(shown.slice(first))].filter(Boolean), ['Nobody tells you', 'how loud a forest', 'is at five.']);
    assert.ok(shown.slice(first, shown.indexOf('is at five.')).every(Boolean), 'no frame between two pages is empty');
    assert.equal(new Set(pages(0).filter(Boolean)).size, 10);
    const {pagesOf} = sampleOf<{pagesOf: (captions: Caption[], combine: number) => TikTokPage[]}>(['docs/recipes/tiktok-captions.mdx'], 'pages-of');
    const captions = [
      ['Go.', 0, 300],
      [' Stay', 900, 1200],
      [' here.', 1200, 1500],
    ].map(([text, startMs, endMs]) => {
      return {text, startMs, endMs, timestampMs: null, confidence: null} as Caption;
    });
    assert.deepEqual(
      pagesOf(captions, 2000).map(({text, durationMs}) => [text, durationMs]),
      [
        ['Go.', 300],
        ['Stay here.', 600],
      ],
    );
  },
);
