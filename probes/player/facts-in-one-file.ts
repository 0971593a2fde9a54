import assert from 'node:assert/strict';
import fs from 'node:fs';
import type {ReactElement} from 'react';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Props = {runner: string; kilometers: number[]};
type Composition = ReactElement<Record<string, unknown> & {calculateMetadata(given: {props: Props}): {durationInFrames: number}}>;

const PAGES = ['docs/player/integration.mdx'];
const run = {runner: 'Ida', kilometers: [5, 4.9, 5.1, 4.8]};

export default inNode(
  'The Player and the composition of the page share the component, its props and the function for the duration, and the numbers of the video stand in the file of facts alone.',
  () => {
    const facts = sampleOf<{runDuration(props: Props): number; runVideo: Record<string, unknown>}>(PAGES, 'video/run-facts');
    const summary = sampleOf<{RunSummary: unknown}>(PAGES, 'video/RunSummary', {'./run-facts': facts});
    const {VideoRoot} = sampleOf<{VideoRoot: () => Composition}>(PAGES, 'video/Root', {'./run-facts': facts, './RunSummary': summary});
    const given = {'../video/run-facts': facts, '../video/RunSummary': summary, react: {useMemo: (make: () => unknown) => make()}};
    const {RunPreview} = sampleOf<{RunPreview: (props: Props) => ReactElement<Record<string, unknown>>}>(PAGES, 'app/RunPreview', given);
    const {props: player} = RunPreview(run);
    const {props: composition} = VideoRoot();
    const {durationInFrames} = composition.calculateMetadata({props: run});
    assert.deepEqual([player.component, player.inputProps], [composition.component, run]);
    assert.deepEqual([player.durationInFrames, durationInFrames], [facts.runDuration(run), facts.runDuration(run)]);
    assert.deepEqual([player.fps, player.compositionWidth, player.compositionHeight], [composition.fps, composition.width, composition.height]);
    const page = fs.readFileSync(PAGES[0]!, 'utf8');
    for (const name of ['video/RunSummary.tsx', 'video/Root.tsx', 'video/index.ts', 'app/RunPreview.tsx']) {
      const [, code = ''] = page.split(`title="${name}"`)[1]?.split(/\n([^]*?)^```/m) ?? [];
      assert.ok(code.length > 50, name);
      for (const number of [composition.width, composition.fps, 45]) assert.doesNotMatch(code, new RegExp(`\\b${String(number)}\\b`), name);
    }
  },
);
