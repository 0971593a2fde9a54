import assert from 'node:assert/strict';
import {parsePath} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode('parsePath() throws the messages of the table.', () => {
  const fails = (path: unknown, message: string) =>
    assert.throws(
      () => parsePath(path as string),
      (error: Error) => error.message.includes(message),
    );
  for (const nothing of ['', undefined, null]) fails(nothing, 'No path provided');
  fails('5 5', 'No path elements found in string 5 5');
  fails('M 1', 'Malformed path data: M was expected to have a multiple of 2 numbers, but got "M 1 instead"');
  fails('M', 'Malformed path data: M was expected to have numbers afterwards');
  for (const word of ['NaN', 'null', 'Infinity']) {
    fails(`M 5 ${word} L 9 9`, 'M was expected to have a multiple of 2 numbers, but got "M 5 instead"');
    fails(`M ${word} 5 L 9 9`, 'M was expected to have numbers afterwards');
  }
  for (const path of ['M 5 undefined L 9 9', 'M undefined 5 L 9 9']) fails(path, 'a multiple of 2 numbers, but got "M 5 instead"');
  fails('M 0 0 A5 5 0 0110 10', 'A was expected to have a multiple of 7 numbers, but got "A 5 5 0 0110 10 instead"');
});
