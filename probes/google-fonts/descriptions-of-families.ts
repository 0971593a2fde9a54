import assert from 'node:assert/strict';
import {createRequire} from 'node:module';
import {getAvailableFonts, type FontInfo} from '@remotion/google-fonts';
import * as sourceSans from '@remotion/google-fonts/SourceSans3';
import * as sunflower from '@remotion/google-fonts/Sunflower';
import {inNode} from '../lib/probe';
import {installed} from '../lib/installed';
import {sampleOf} from '../lib/page-sample';

type Closest = {closestWeight(info: FontInfo, style: string, wanted: number): string | undefined};

export default inNode(
  'Each getInfo() returns a new object, with subsets in alphabetical order and a range for each file. load() resolves with loadFont(), getInfo() and fontFamily, also after require(). Source Sans 3 is Source Sans Three.',
  async () => {
    assert.notEqual(sunflower.getInfo(), sunflower.getInfo());
    assert.deepEqual(
      [sourceSans.fontFamily, sourceSans.getInfo().fontFamily, sourceSans.getInfo().importName],
      ['Source Sans Three', 'Source Sans Three', 'SourceSans3'],
    );
    for (const {importName} of getAvailableFonts()) {
      const {subsets, fonts, unicodeRanges} = installed<{getInfo(): FontInfo}>(`@remotion/google-fonts/dist/cjs/${importName}.js`).getInfo();
      assert.deepEqual(subsets, [...subsets].sort(), importName);
      for (const weights of Object.values(fonts))
        for (const files of Object.values(weights))
          for (const subset of Object.keys(files)) assert.ok(unicodeRanges[subset]?.startsWith('U+'), `${importName} ${subset}`);
    }
    const required = createRequire(__filename)('@remotion/google-fonts') as {getAvailableFonts: typeof getAvailableFonts};
    const imported = await import('@remotion/google-fonts');
    for (const list of [imported.getAvailableFonts(), required.getAvailableFonts()]) {
      const font = await list.find(({fontFamily}) => fontFamily === 'Source Sans 3')!.load();
      assert.deepEqual([typeof font.loadFont, typeof font.getInfo, font.fontFamily], ['function', 'function', 'Source Sans Three']);
    }
    const {closestWeight} = sampleOf<Closest>(['docs/google-fonts/get-info.mdx'], 'closest-weight');
    assert.deepEqual(Object.keys(sunflower.getInfo().fonts.normal), ['300', '500', '700']);
    assert.equal(closestWeight(sunflower.getInfo() as FontInfo, 'normal', 600), '500');
  },
);
