import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import {toolkitImports, topicOf, usesOfExports} from '../../core/demos/examples';
import {nextTile} from '../../src/components/examples/next-tile';

test('what a demo uses is read from its imports: values of the toolkit, and no types', () => {
  const source =
    "import {AbsoluteFill,\n  type SpringConfig,\n  spring,\n} from 'remotion';\nimport {fade} from '@remotion/transitions/fade';\nimport {useState} from 'react';";
  assert.deepEqual(toolkitImports(source), [
    {name: 'AbsoluteFill', pkg: 'remotion'},
    {name: 'spring', pkg: 'remotion'},
    {name: 'fade', pkg: '@remotion/transitions'},
  ]);
});

test('a topic follows from the first page', () => {
  assert.equal(topicOf('/docs/transitions/presentations/slide'), 'Transitions');
  assert.equal(topicOf('/docs/spring'), 'Animation');
  assert.equal(topicOf('/templates/blank'), 'Templates');
  assert.equal(topicOf(undefined), 'Stories');
});

test('the number of examples of an export counts demos, not imports', () => {
  const uses = usesOfExports(path.join(__dirname, '../..'));
  assert.ok((uses.get('spring') ?? 0) >= 5);
  assert.equal(uses.get('makeTransform'), 1);
  assert.equal(uses.get('renderMedia'), undefined);
});

test('arrow keys move within a grid of three columns', () => {
  const tiles = Array.from({length: 7}, (_, index) => ({
    getBoundingClientRect: () => ({left: (index % 3) * 100, top: Math.floor(index / 3) * 100}),
  })) as HTMLElement[];
  const to = (key: string, from: number) => tiles.indexOf(nextTile(key, from, tiles)!);
  assert.equal(to('ArrowDown', 1), 4);
  assert.equal(to('ArrowUp', 5), 2);
  assert.equal(to('ArrowDown', 5), 6);
  assert.equal(to('End', 0), 6);
  assert.equal(to('ArrowLeft', 0), -1);
  assert.equal(to('Enter', 3), -1);
});
