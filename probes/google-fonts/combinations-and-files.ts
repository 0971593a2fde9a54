import assert from 'node:assert/strict';
import {getAvailableFonts} from '@remotion/google-fonts';
import {installed} from '../lib/installed';
import {slowInNode} from '../lib/probe';

type Info = {fonts: Record<string, Record<string, Record<string, string>>>};

const infoOf = (name: string) => installed<{getInfo(): Info}>(`@remotion/google-fonts/dist/cjs/${name}.js`).getInfo();

const filesOf = (name: string, weights?: string[], subsets?: string[]) =>
  Object.values(infoOf(name).fonts).flatMap((styles) =>
    Object.entries(styles)
      .filter(([weight]) => weights?.includes(weight) ?? true)
      .flatMap(([, files]) =>
        Object.entries(files)
          .filter(([subset]) => subsets?.includes(subset) ?? true)
          .map(([, file]) => file),
      ),
  );

const subsetsOf = (name: string) => [...new Set(Object.values(infoOf(name).fonts).flatMap((styles) => Object.values(styles).flatMap(Object.keys)))];
const numbered = (subsets: string[]) => subsets.filter((subset) => /^\[\d+\]$/.test(subset));

export default slowInNode(
  'The families have the numbers of combinations and files that the pages name, at most 120 numbered pieces, and Chiron Hei HK has the most combinations.',
  () => {
    const combinations = (name: string) => filesOf(name).length;
    const files = (name: string) => new Set(filesOf(name)).size;
    assert.deepEqual(['Karla', 'PlayfairDisplay', 'Inter', 'NotoSansJP'].map(combinations), [28, 48, 126, 1116]);
    assert.deepEqual([combinations('Fraunces'), files('Fraunces')], [54, 6]);
    assert.deepEqual([combinations('ChironHeiHK'), files('ChironHeiHK')], [1936, 242]);
    const all = getAvailableFonts().map(({importName}) => importName);
    assert.deepEqual(
      all.filter((name) => combinations(name) >= 1936),
      ['ChironHeiHK'],
    );

    assert.equal(Math.max(...all.map((name) => numbered(subsetsOf(name)).length)), 120);
    assert.equal(numbered(subsetsOf('NotoSansJP')).length, 120);
    assert.equal(subsetsOf('NotoSansJP').length, 124);

    // Two weights and two subsets of one style.
    const upright = (name: string, weights: string[]) =>
      filesOf(name, weights, ['latin', 'latin-ext']).filter((file) =>
        Object.values(infoOf(name).fonts.normal ?? {}).some((each) => Object.values(each).includes(file)),
      );
    assert.equal(new Set(upright('Fraunces', ['300', '800'])).size, 2);
    assert.equal(new Set(upright('Poppins', ['300', '800'])).size, 4);
  },
);
