import assert from 'node:assert/strict';
import {test} from 'node:test';
import {gridFile, gridsOf} from '../../plugins/page-grid/grids';

const doc = (id: string, label?: string) => ({
  id,
  permalink: `/docs/${id}`,
  title: id.toUpperCase(),
  description: `About ${id}.`,
  frontMatter: label ? {sidebar_label: label} : {},
});

test('each category of each sidebar has its pages, with their labels and descriptions', () => {
  const items = [
    {type: 'doc', id: 'a'},
    {type: 'category', label: 'Audio', items: [{type: 'doc', id: 'a'}, {type: 'category', label: 'Inner', items: [{type: 'doc', id: 'b'}]}, {type: 'link'}]},
  ];
  const grids = gridsOf([
    {name: 'main', items, docs: [doc('a'), doc('b', 'The B')]},
    {name: 'api', items: [{type: 'category', label: 'Audio', items: [{type: 'doc', id: 'c'}]}], docs: [doc('c')]},
  ]);
  assert.deepEqual(grids.get('Audio'), {
    main: [{href: '/docs/a', title: 'A', description: 'About a.'}],
    api: [{href: '/docs/c', title: 'C', description: 'About c.'}],
  });
  assert.deepEqual(grids.get('Inner'), {main: [{href: '/docs/b', title: 'The B', description: 'About b.'}]});
});

test('files are named after categories', () => {
  assert.equal(gridFile('@remotion/renderer'), 'remotion-renderer.json');
  assert.equal(gridFile('Getting started'), 'getting-started.json');
});

test('a page that begins with a demo may be shown by its picture', () => {
  const picture = {id: 'a-demo', width: 1280, height: 720, posters: [780, 1280] as [number, number], version: '0'};
  const items = [
    {
      type: 'category',
      label: 'Text',
      items: [
        {type: 'doc', id: 'a'},
        {type: 'doc', id: 'b'},
      ],
    },
  ];
  const grids = gridsOf([{name: 'main', items, docs: [doc('a'), doc('b')]}], new Map([['/docs/a', picture]]));
  assert.deepEqual(
    grids.get('Text')?.main?.map((page) => page.picture),
    [picture, undefined],
  );
});
