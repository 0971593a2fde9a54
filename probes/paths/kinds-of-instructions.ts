import assert from 'node:assert/strict';
import * as paths from '@remotion/paths';
import {inNode} from '../lib/probe';
import {sampleOf} from '../lib/page-sample';

const {getSubpaths, normalizePath, parsePath, reduceInstructions, serializeInstructions} = paths;

const kinds = (path: string) =>
  parsePath(path)
    .map(({type}) => type)
    .join('');

export default inNode(
  'normalizePath() keeps the kind of each instruction and makes it absolute; getSubpaths() keeps all after the first M, relative ones too; reduceInstructions(), which partsOf() calls first, leaves four: M, L, C and Z.',
  () => {
    const path = 'm 1 2 l 3 1 h 4 v 5 c 1 2 3 4 5 6 s 1 2 3 4 q 1 2 3 4 t 5 6 a 5 5 0 0 1 10 0 z';
    assert.equal(kinds(normalizePath(path)), kinds(path).toUpperCase());
    assert.equal(kinds(normalizePath(path)), 'MLHVCSQTAZ');
    assert.equal(kinds(getSubpaths(path)[0]!), `M${kinds(path).slice(1)}`);
    assert.deepEqual(parsePath(getSubpaths(path)[0]!).slice(1), parsePath(path).slice(1));
    assert.deepEqual([...new Set(reduceInstructions(parsePath(path)).map(({type}) => type))].sort(), ['C', 'L', 'M', 'Z']);
    assert.deepEqual([...new Set(reduceInstructions(parsePath(normalizePath(path))).map(({type}) => type))].sort(), ['C', 'L', 'M', 'Z']);
    assert.equal(serializeInstructions(parsePath('m1 2 3 4,5 6l.5.5z')), 'm 1 2 l 3 4 l 5 6 l 0.5 0.5 Z');

    const calls: string[] = [];
    const spied = Object.fromEntries(
      Object.entries(paths).map(([name, value]) => [
        name,
        typeof value === 'function' ? (...given: never[]) => (calls.push(name), (value as (...all: never[]) => unknown)(...given)) : value,
      ]),
    );
    const {partsOf} = sampleOf<{partsOf(text: string): object[]}>(['docs/paths/get-parts.mdx'], 'parts-of', {'@remotion/paths': spied});
    assert.ok(partsOf(path).length > 9);
    assert.deepEqual(calls.slice(0, 2), ['parsePath', 'reduceInstructions']);
    assert.deepEqual([...new Set(calls.slice(2))].sort(), ['getLength', 'serializeInstructions']);
  },
);
