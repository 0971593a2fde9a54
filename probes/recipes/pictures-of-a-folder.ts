import assert from 'node:assert/strict';
import type {ReactElement} from 'react';
import * as remotion from 'remotion';
import {meta} from '../../demos/slideshow/meta';
import {Slideshow} from '../../demos/slideshow/Slideshow';
import {markupAt, numbersOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Root = {RemotionRoot(): ReactElement<{calculateMetadata(given: object): {props: {pictures: string[]}; durationInFrames: number}}>};

export default inNode(
  'Three pictures of 75 frames with two overlaps of 20 take 185 frames, and each zooms from 1 on its own, also while it fades. The pictures of a folder become the list, with 75 frames each and at least one frame.',
  () => {
    const scales = (frame: number) => numbersOf(markupAt(Slideshow, meta, frame), 'scale');
    assert.equal(meta.durationInFrames, 3 * 75 - 2 * 20);
    assert.deepEqual(
      [0, 54, 55, 74, 75, 110, 130, 184].map((frame) => scales(frame).length),
      [1, 1, 2, 2, 1, 2, 1, 1],
    );
    const zoom = (frame: number) => 1 + (frame / 75) * 0.12;
    assert.deepEqual(
      scales(60).map((scale) => scale.toFixed(6)),
      [zoom(60).toFixed(6), zoom(5).toFixed(6)],
    );

    const metadataOf = (names: string[]) => {
      const getStaticFiles = () => names.map((name) => ({name, src: `/static/${name}`}));
      const given = {remotion: {...remotion, getStaticFiles}, './FolderSlideshow': {FolderSlideshow: () => null}};
      return sampleOf<Root>(['docs/recipes/slideshow.mdx'], 'RootOfFolder', given).RemotionRoot().props.calculateMetadata({});
    };
    assert.deepEqual(metadataOf(['trip/01.jpg', 'trip/02.WEBP', 'trip\\03.png', 'trip/notes.txt', 'home/04.jpg']), {
      props: {pictures: ['/static/trip/01.jpg', '/static/trip/02.WEBP', '/static/trip\\03.png']},
      durationInFrames: 225,
    });
    assert.equal(metadataOf([]).durationInFrames, 1);
    assert.deepEqual(['2.jpg', '10.jpg', '02.jpg'].sort(), ['02.jpg', '10.jpg', '2.jpg']);
  },
);
