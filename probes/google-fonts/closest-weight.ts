import assert from 'node:assert/strict';
import {getAvailableFonts, type FontInfo} from '@remotion/google-fonts';
import {installed} from '../lib/installed';
import {sampleOf} from '../lib/page-sample';
import {slowInNode} from '../lib/probe';

type Sample = {closestWeight(info: FontInfo, style: string, wanted: number): string | undefined};

export default slowInNode(
  'For each family and style, the closestWeight() of the page returns a weight that the family has, and undefined for a style that it lacks; the weight 400 or the style normal, without asking, fails for four families.',
  () => {
    const {closestWeight} = sampleOf<Sample>(['docs/google-fonts/get-info.mdx'], 'closest-weight');
    const failing: string[] = [];
    for (const {importName} of getAvailableFonts()) {
      const info = installed<{getInfo(): FontInfo}>(`@remotion/google-fonts/dist/cjs/${importName}.js`).getInfo();
      for (const style of ['normal', 'italic'] as const)
        for (const wanted of [100, 400, 650, 1000]) {
          const weights = Object.keys(info.fonts[style] ?? {});
          const found = closestWeight(info, style, wanted);
          if (weights.length === 0) assert.equal(found, undefined, importName);
          else assert.ok(weights.includes(found!), `${importName} ${style} ${wanted}`);
        }
      if (!info.fonts.normal?.['400']) failing.push(importName);
    }
    assert.deepEqual(failing, ['Buda', 'Molle', 'Sunflower', 'UnifrakturCook']);
  },
);
