import assert from 'node:assert/strict';
import {getAvailableFonts} from '@remotion/google-fonts';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Info = {fontFamily: string; subsets: string[]; fonts: Record<string, Record<string, unknown>>};

export default inNode('Buda, Sunflower and UnifrakturCook lack the weight 400, Molle has no normal style, and 16 families have no latin subset.', () => {
  const all = getAvailableFonts().map(({importName}) => installed<{getInfo(): Info}>(`@remotion/google-fonts/dist/cjs/${importName}.js`).getInfo());
  const names = (wanted: (info: Info) => boolean) => all.filter(wanted).map(({fontFamily}) => fontFamily);
  assert.deepEqual(
    names(({fonts}) => !fonts.normal),
    ['Molle'],
  );
  assert.deepEqual(
    names(({fonts}) => Boolean(fonts.normal && !fonts.normal['400'])),
    ['Buda', 'Sunflower', 'UnifrakturCook'],
  );
  assert.equal(names(({subsets}) => !subsets.includes('latin')).length, 16);
});
