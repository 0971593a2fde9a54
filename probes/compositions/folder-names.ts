import assert from 'node:assert/strict';
import {createElement, type ComponentProps} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Folder} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('A folder takes letters, digits, hyphens and CJK characters as its name, and throws for others and for none.', () => {
  const folder = (name?: string) => () => renderToStaticMarkup(createElement(Folder, {name} as ComponentProps<typeof Folder>));
  assert.throws(folder('Cooking course'), {message: 'Folder name can only contain a-z, A-Z, 0-9 and -. You passed Cooking course'});
  assert.throws(folder(), {message: 'You must pass a name to a <Folder />.'});
  for (const name of ['Cooking-course', 'take2', '料理']) assert.doesNotThrow(folder(name), name);
});
