import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Codemods = {parseAndApplyCodemod(given: {input: string; codeMod: {type: 'delete-composition'; idToDelete: string}}): unknown};

export default inNode(
  'The Studio finds the tag of a composition inside a fragment or a folder, and not one that is returned alone, that stands in braces or whose id is an expression.',
  () => {
    const {parseAndApplyCodemod} = installed<Codemods>('@remotion/studio-server/dist/codemods/duplicate-composition.js');
    const tag = '<Composition id="Fugue" component={Fugue} />';
    const deleted = (returned: string) => () =>
      parseAndApplyCodemod({input: `export const Root = () => ${returned};`, codeMod: {type: 'delete-composition', idToDelete: 'Fugue'}});
    for (const found of [`<>${tag}</>`, `<Folder name="Bach">${tag}</Folder>`]) assert.doesNotThrow(deleted(found), found);
    for (const missed of [tag, `<>{list.map(() => ${tag})}</>`, `<>{long ? ${tag} : null}</>`, '<><Composition id={name} component={Fugue} /></>'])
      assert.throws(deleted(missed), {message: 'Unable to calculate the changes needed for this file. Edit the root file manually.'}, missed);
  },
);
