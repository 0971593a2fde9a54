import assert from 'node:assert/strict';
import type {ReactElement} from 'react';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const PAGE = ['docs/miscellaneous/snippets/combine-compositions.mdx'];

type Registered = ReactElement<{id: string; durationInFrames: number; children?: Registered[]}>;
type Samples = {
  OliveFilm(): null;
  scenes: {id: string; component(): null; durationInFrames: number}[];
  filmLength: number;
  RemotionRoot(): ReactElement<{children: Registered[]}>;
  FilmWithClosing(): null;
};

export default inNode(
  'In the combined film, a scene shows what it shows alone, counted from its own start; the film lasts as long as its scenes, and 75 frames longer with the closing card. Three compositions are registered.',
  () => {
    const {OliveFilm} = sampleOf<Samples>(PAGE, 'OliveFilm');
    const {scenes, filmLength} = sampleOf<Samples>(PAGE, 'scenes');
    const size = {width: 1280, height: 720, fps: 30, durationInFrames: filmLength + 75};
    const text = (component: () => null, frame: number) => markupAt(component, size, frame).replace(/<[^>]*>/g, '');
    assert.equal(filmLength, 150);
    assert.deepEqual(
      [20, 89, 90, 149].map((frame) => text(OliveFilm, frame)),
      ['8 baskets of olives', '24 baskets of olives', 'Pressed within a day', 'Pressed within a day'],
    );
    assert.equal(text(OliveFilm, 20), text(scenes[0]!.component, 20));
    assert.equal(text(OliveFilm, 100), text(scenes[1]!.component, 10));
    const {FilmWithClosing} = sampleOf<Samples>(PAGE, 'ClosingCard');
    assert.deepEqual(
      [149, 150, 224].map((frame) => text(FilmWithClosing, frame)),
      ['Pressed within a day', '2025: 410 liters', '2025: 410 liters'],
    );
    const [film, folder] = sampleOf<Samples>(PAGE, 'Root').RemotionRoot().props.children;
    assert.deepEqual(
      [film!, ...folder!.props.children!].map(({props}) => `${props.id} ${props.durationInFrames}`),
      ['OliveFilm 150', 'Harvest 90', 'Press 60'],
    );
  },
);
