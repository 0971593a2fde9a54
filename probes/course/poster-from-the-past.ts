import assert from 'node:assert/strict';
import type {ReactNode} from 'react';
import {inNode} from '../lib/probe';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';

const PAGES = ['title', 'numbers', 'render'].map((name) => `docs/course/${name}.mdx`);
const size = {width: 1920, height: 1080, fps: 30};

type Scene = (props: {name: string; year: number}) => ReactNode;

export default inNode('A still whose sequence starts at frame -90 shows in its only frame what the title shows in frame 90.', () => {
  const {Poster} = sampleOf<{Poster: Scene}>(PAGES, 'Poster');
  const {Title} = sampleOf<{Title: Scene}>(PAGES, 'Title');
  const props = {name: 'Pine Row Allotments', year: 2025};
  const poster = markupAt(Poster, {...size, durationInFrames: 1}, 0, props);
  assert.ok(poster.includes(markupAt(Title, {...size, durationInFrames: 120}, 90, props)), poster);
  assert.ok(!poster.includes(markupAt(Title, {...size, durationInFrames: 120}, 10, props)));
});
