import assert from 'node:assert/strict';
import {test} from 'node:test';
import {videoData, withStructuredData} from '../../plugins/demos/video-data';
import type {DemoCard} from '../../core/demos/types';

const CARD: DemoCard = {
  id: 'spring',
  title: 'A spring',
  alt: 'A </script> ball $& moves',
  width: 780,
  height: 440,
  fps: 30,
  durationInFrames: 100,
  poster: 10,
  controls: [],
  posters: [780, 1560],
  version: 'abc',
};
const PLACE = {page: 'https://example.com/kit/docs/spring', images: 'https://example.com/kit/img/demos'};

test('a demo is described by its text, its posters, its length and the address that opens it', () => {
  const [video] = videoData([{card: CARD, variant: 'slow', day: '2026-11-20'}], PLACE) as Record<string, unknown>[];
  assert.deepEqual(video?.thumbnailUrl, [
    'https://example.com/kit/img/demos/spring/slow-780.webp?abc',
    'https://example.com/kit/img/demos/spring/slow-1560.webp?abc',
  ]);
  assert.deepEqual(
    [video?.name, video?.duration, video?.uploadDate, video?.embedUrl],
    ['A spring', 'PT3.33S', '2026-11-20', 'https://example.com/kit/docs/spring?demo=spring'],
  );
});

test('a still is no video', () => {
  assert.deepEqual(videoData([{card: {...CARD, durationInFrames: 1}, day: '2026-11-20'}], PLACE), []);
});

test('a text that ends a script, or looks like a pattern, stays text', () => {
  const html = withStructuredData('<head><title>A</title></head><body></body>', videoData([{card: CARD, day: '2026-11-20'}], PLACE));
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script><\/head>/.exec(html) ?? [];
  assert.equal((JSON.parse(json) as {description: string}).description, CARD.alt);
});
