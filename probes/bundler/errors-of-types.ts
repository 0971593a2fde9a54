import assert from 'node:assert/strict';
import {bundled} from '../lib/bundled';
import {inNode} from '../lib/probe';

export default inNode('A bundle is made of code with errors of types, without a message, and not of code whose syntax is wrong.', async () => {
  const wrongType = await bundled({'src/index.ts': "export const tide: number = 'high';\nexport const rises = (tide as never).toFixed(1, 2, 3);\n"});
  assert.deepEqual([wrongType.errors, wrongType.warnings], [[], []]);
  assert.ok(wrongType.code.includes('high'));
  const wrongSyntax = await bundled({'src/index.ts': 'export const tide = ;\n'});
  assert.match(wrongSyntax.errors.join(), /Unexpected ";"/);
});
