import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Update = {updateDefaultProps(given: {input: string; compositionId: string; newDefaultProps: object; enumPaths: string[]}): Promise<string>};

export default inNode('Saving default props drops an `as` after the object, and leaves a tag alone whose id is an expression, without an error.', async () => {
  const {updateDefaultProps} = installed<Update>('@remotion/studio-server/dist/codemods/update-default-props.js');
  const saved = (tag: string) => updateDefaultProps({input: `const tag = ${tag};`, compositionId: 'Gig', newDefaultProps: {size: 2}, enumPaths: []});
  assert.match(await saved('<Composition id="Gig" defaultProps={{size: 1} as Props} />'), /defaultProps=\{\{\s*size: 2,?\s*\}\}/);
  assert.match(await saved("<Composition id={'Gig'} defaultProps={{size: 1}} />"), /defaultProps=\{\{\s*size: 1,?\s*\}\}/);
  await assert.rejects(saved('<Composition id="Gig" defaultProps={{size: 1} satisfies Props} />'), {message: /must be a hardcoded value/});
});
