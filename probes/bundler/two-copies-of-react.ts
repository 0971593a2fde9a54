import assert from 'node:assert/strict';
import {createRequire} from 'node:module';
import path from 'node:path';
import {createElement, useState} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {inNode} from '../lib/probe';

const load = createRequire(path.join(__dirname, '../../package.json'));

/** React once more, as from another folder. */
function secondReact(): {useState: typeof useState} {
  const folder = `${path.dirname(load.resolve('react/package.json'))}${path.sep}`;
  const before = {...load.cache};
  for (const file of Object.keys(load.cache)) if (file.startsWith(folder)) delete load.cache[file];
  try {
    return load('react') as {useState: typeof useState};
  } finally {
    for (const file of Object.keys(load.cache)) if (!(file in before)) delete load.cache[file];
    Object.assign(load.cache, before);
  }
}

export default inNode(
  'A component that calls a hook of a second copy of React fails, with “Invalid hook call” in the console; with the same copy it renders.',
  () => {
    const second = secondReact();
    assert.notEqual(second.useState, useState);
    const {error} = console;
    const said: string[] = [];
    console.error = (...words: unknown[]) => void said.push(words.join(' '));
    try {
      const Price = ({use}: {use: typeof useState}) => createElement('b', null, use(14)[0]);
      assert.equal(renderToStaticMarkup(createElement(Price, {use: useState})), '<b>14</b>');
      assert.deepEqual(said, []);
      assert.throws(() => renderToStaticMarkup(createElement(Price, {use: second.useState})), TypeError);
      assert.match(said.join('\n'), /^Invalid hook call\./);
    } finally {
      console.error = error;
    }
  },
);
