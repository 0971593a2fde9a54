import assert from 'node:assert/strict';
import fs from 'node:fs';
import vm from 'node:vm';
import ts from 'typescript';
import {markupAt, numbersOf, valuesOf} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Move = {from: number; to: number; focus: string};
type Demo = {KenBurns(props: Move): null};

const SIZE = {width: 1280, height: 720, fps: 30, durationInFrames: 180};

/** The demo of the page with the three props that the page asks for. */
function withProps(): Demo['KenBurns'] {
  const changed = fs
    .readFileSync('demos/ken-burns/KenBurns.tsx', 'utf8')
    .replace('{zoom = 1.6, focusX = 71, focusY = 80}', '{from, to, focus}: {from: number; to: number; focus: string}')
    .replace('`${focusX}% ${focusY}%`', 'focus')
    .replace('`scale(${1 + (zoom - 1) * progress})`', '`scale(${from + (to - from) * progress})`');
  assert.ok(!/zoom|focusX/.test(changed));
  const {outputText} = ts.transpileModule(changed, {
    fileName: 'KenBurns.tsx',
    compilerOptions: {module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.ReactJSX},
  });
  const exported = {} as Demo;
  const run = vm.compileFunction(outputText, ['require', 'exports']) as (load: typeof require, exports: object) => void;
  run(require, exported);
  return exported.KenBurns;
}

export default inNode(
  'With the props from, to and focus, the scale of KenBurns goes from the one to the other, rising or falling all the way, and focus is the transformOrigin of each of the moves of the page.',
  () => {
    const {moves} = sampleOf<{moves: Move[]}>(['docs/recipes/ken-burns.mdx'], 'moves');
    const KenBurns = withProps();
    assert.ok(moves.some(({from, to}) => from < to) && moves.some(({from, to}) => from > to));
    for (const move of moves) {
      const markups = Array.from({length: SIZE.durationInFrames}, (_, frame) => markupAt(KenBurns, SIZE, frame, move));
      const scales = markups.map((markup) => numbersOf(markup, 'transform')[0]!);
      assert.deepEqual([scales[0], scales.at(-1)], [move.from, move.to]);
      const way = Math.sign(move.to - move.from);
      assert.ok(scales.slice(1).every((scale, index) => Math.sign(scale - scales[index]!) === way));
      assert.ok(markups.every((markup) => valuesOf(markup, 'transform-origin')[0] === move.focus));
    }
  },
);
