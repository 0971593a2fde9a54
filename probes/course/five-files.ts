import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type {ReactElement, ReactNode} from 'react';
import {markupAt} from '../lib/at-frame';
import {linesThatFail} from '../lib/lines-that-fail';
import {sampleOf} from '../lib/page-sample';
import {slowInNode} from '../lib/probe';

const PAGE = 'docs/course/first-frame.mdx';

type Size = {width: number; height: number; fps: number; durationInFrames: number};

export default slowInNode(
  'The first part of the course makes five files and renders one image, which is 1,920 pixels wide. Its 120 frames are all alike, and its settings of TypeScript report a misspelled prop in src.',
  () => {
    const text = fs.readFileSync(path.join(__dirname, '../..', PAGE), 'utf8');
    const files = [...text.matchAll(/^```\w+ title="([^"]*)"/gm)].map(([, title]) => title);
    assert.deepEqual(files, ['package.json', 'tsconfig.json', 'src/YearInReview.tsx', 'src/Root.tsx', 'src/index.ts']);
    assert.equal(text.match(/^npx remotion still /gm)?.length, 1);
    const {RemotionRoot} = sampleOf<{RemotionRoot: () => ReactElement<Size>}>([PAGE], 'Root');
    const {props: size} = RemotionRoot();
    assert.deepEqual([size.width, size.durationInFrames], [1920, 120]);
    const {YearInReview} = sampleOf<{YearInReview: () => ReactNode}>([PAGE], 'YearInReview');
    const markups = new Set(Array.from({length: 120}, (_, frame) => markupAt(YearInReview, size, frame)));
    assert.equal(markups.size, 1);

    const {scripts} = sampleOf<{scripts: {check: string}}>([PAGE], 'package.json');
    const {include, compilerOptions} = sampleOf<{include: string[]; compilerOptions: {strict: boolean}}>([PAGE], 'tsconfig.json');
    assert.deepEqual([scripts.check, include, compilerOptions.strict], ['tsc', ['src'], true]);
    const root = (prop: string) => `<Composition id="Year" component={() => null} width={1920} height={1080} fps={30} ${prop}={120} />`;
    const {refused, wrong} = linesThatFail(`import {Composition} from 'remotion';
export const right = ${root('durationInFrames')};
export const misspelled = ${root('durationInFrame')}; // wrong
`);
    assert.deepEqual(refused, wrong);
  },
);
