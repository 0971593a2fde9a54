import assert from 'node:assert/strict';
import fs from 'node:fs';
import vm from 'node:vm';
import ts from 'typescript';
import {inNode} from '../lib/probe';

type Lib = {
  readFrameRate(text: string): {value?: number; error?: string};
  framesOf(seconds: number, fps: number): number;
  secondsOf(frames: number, fps: number): number | undefined;
};

export default inNode('The calculator of this site turns seconds into frames and back, at frame rates from 0 to 125, and refuses any below and above.', () => {
  const exports = {} as Lib;
  const {outputText} = ts.transpileModule(fs.readFileSync('src/lib/frame-rate.ts', 'utf8'), {compilerOptions: {module: ts.ModuleKind.CommonJS}});
  (vm.compileFunction(outputText, ['exports']) as (given: Lib) => void)(exports);
  assert.deepEqual([exports.framesOf(2.5, 30), exports.secondsOf(75, 30)], [75, 2.5]);
  for (const rate of [0, 29.97, 125]) assert.equal(exports.readFrameRate(String(rate)).value, rate);
  for (const rate of [-0.01, 125.01, 240]) assert.match(exports.readFrameRate(String(rate)).error ?? '', /from 0 to 125 frames per second/);
  assert.match(fs.readFileSync('src/components/mdx/Calculator/FrameRate.tsx', 'utf8'), /framesOf, readFrameRate, readLength, secondsOf.*lib\/frame-rate/);
});
