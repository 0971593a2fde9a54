import assert from 'node:assert/strict';
import {Player} from '@remotion/player';
import type {ReactElement, ReactNode} from 'react';
import {OffthreadVideo, Sequence} from 'remotion';
import {mounted} from '../lib/mounted';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Element = ReactElement<{component: () => Element; fps: number; from?: number; src?: string; onClick?: () => void; children?: ReactNode}>;

const elementsIn = (node: ReactNode): Element[] =>
  Array.isArray(node)
    ? node.flatMap(elementsIn)
    : typeof node === 'object' && node !== null && 'props' in node
      ? [node as Element, ...elementsIn((node as Element).props.children)]
      : [];

export default inNode(
  'The samples preload their video and picture as soon as the page is shown, before a click mounts the Player, and undo it when the page is left; the video of the teaser is needed 3 seconds after the start.',
  () => {
    const said: string[] = [];
    const preloadVideo = (src: string) => {
      said.push(`load ${src}`);
      return () => void said.push('undo');
    };
    const {TripTeaser} = sampleOf<{TripTeaser: () => Element}>(['docs/preload/preload-video.mdx'], 'app/trip-teaser.tsx', {
      '@remotion/preload': {preloadVideo},
    });
    const {render, unmount} = mounted(TripTeaser);
    const {component, fps} = render().props;
    const parts = elementsIn(component());
    const from = parts.find(({type}) => type === Sequence)?.props.from ?? NaN;
    const src = parts.find(({type}) => type === OffthreadVideo)?.props.src;
    assert.equal(from / fps, 3);
    render();
    assert.deepEqual(said, [`load ${src}`]);
    unmount();
    assert.deepEqual(said.splice(0), [`load ${src}`, 'undo']);

    const {RecipePage} = sampleOf<{RecipePage: () => Element}>(['docs/preload/preload.mdx'], 'app/recipe-page.tsx', {
      '@remotion/preload': {preloadVideo, preloadImage: preloadVideo},
    });
    const page = mounted(RecipePage);
    assert.equal(page.render().type, 'button');
    assert.deepEqual(said, ['load https://media.example.com/stirring.mp4', 'load https://media.example.com/plate.jpg']);
    page.render().props.onClick?.();
    assert.equal(page.render().type, Player);
    assert.equal(said.length, 2);
    page.unmount();
    assert.deepEqual(said.slice(2), ['undo', 'undo']);
  },
);
