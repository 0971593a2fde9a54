import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type {ReactNode} from 'react';
import * as remotion from 'remotion';
import {meta} from '../../demos/safe-areas/meta';
import {SafeAreas} from '../../demos/safe-areas/SafeAreas';
import {markupAt} from '../lib/at-frame';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const PAGE = 'docs/recipes/safe-areas.mdx';

export default inNode(
  'In the example, guides is on unless it is turned off; the guide of the first variation is rendered in the Studio, and neither in a render nor in a Player.',
  () => {
    assert.ok(markupAt(SafeAreas, meta, 60).includes('outline'));
    assert.ok(!markupAt(SafeAreas, meta, 60, {guides: false}).includes('outline'));
    const [, first] = /^## Variations\n\n### (.*)$/m.exec(fs.readFileSync(path.join(__dirname, '../..', PAGE), 'utf8')) ?? [];
    assert.equal(first, 'In the Studio only');
    const place = (isStudio: boolean, isRendering: boolean) => {
      const getRemotionEnvironment = () => ({isStudio, isRendering, isPlayer: !isStudio && !isRendering});
      const {Guide} = sampleOf<{Guide: (props: {children: ReactNode}) => ReactNode}>([PAGE], 'Guide', {remotion: {...remotion, getRemotionEnvironment}});
      return markupAt(Guide, meta, 0, {children: 'Sale'});
    };
    assert.ok(place(true, false).includes('outline') && place(true, false).includes('Sale'));
    for (const elsewhere of [place(false, true), place(false, false)]) assert.ok(elsewhere.includes('Sale') && !elsewhere.includes('outline'));
  },
);
