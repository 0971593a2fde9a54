import assert from 'node:assert/strict';
import {createElement, type ElementType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const PAGE = ['docs/player/drag-and-drop/index.mdx'];

export default inNode(
  'The poster of the page renders its handles if it gets both onSelect and onChange, not with one of them, and not with props that went through JSON.',
  () => {
    const {initialItems: items} = sampleOf<{initialItems: object[]}>(PAGE, 'items');
    const scale = {remotion: {...installedRemotion(), useCurrentScale: () => 0.5}};
    const {Poster} = sampleOf<{Poster: ElementType}>(PAGE, 'Poster', scale);
    const handles = (props: object) => renderToStaticMarkup(createElement(Poster, {items, selectedId: 'date', ...props})).split('aria-label="Move ').length - 1;
    const [onSelect, onChange] = [() => undefined, () => undefined];
    assert.equal(handles({onSelect, onChange}), 2);
    assert.deepEqual([handles({}), handles({onSelect}), handles({onChange})], [0, 0, 0]);
    assert.equal(handles(JSON.parse(JSON.stringify({onSelect, onChange})) as object), 0);
  },
);

// eslint-disable-next-line @typescript-eslint/no-require-imports -- all but the hook that needs a Player
const installedRemotion = () => require('remotion') as object;
