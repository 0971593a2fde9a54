import assert from 'node:assert/strict';
import {createElement} from 'react';
import {AbsoluteFill, Sequence} from 'remotion';
import {markupAt} from '../lib/at-frame';
import {inNode} from '../lib/probe';

const SIZE = {width: 320, height: 180, fps: 30, durationInFrames: 10};

export default inNode('The container of a sequence fills its parent like an AbsoluteFill, and one with the layout none has no container.', () => {
  const text = () => createElement('b', null, 'tide');
  const within = (layout?: 'none') => markupAt(() => createElement(Sequence, {...(layout ? {layout} : {}), children: text()}), SIZE, 0);
  const filled = markupAt(() => createElement(AbsoluteFill, null, text()), SIZE, 0);
  const keys = (markup: string) => [...(/style="([^"]*)"/.exec(markup)?.[1] ?? '').split(';')].filter(Boolean).toSorted();
  assert.match(within(), /^<div[^>]*><b>tide<\/b><\/div>$/);
  // Its children stand in a row, not in a column.
  assert.deepEqual(
    keys(within()),
    keys(filled).filter((key) => key !== 'flex-direction:column'),
  );
  assert.ok(keys(filled).includes('height:100%'));
  assert.equal(within('none'), '<b>tide</b>');
});
