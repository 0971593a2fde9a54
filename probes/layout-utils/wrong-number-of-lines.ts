import assert from 'node:assert/strict';
import {fillTextBox} from '@remotion/layout-utils';
import {inNode} from '../lib/probe';

export default inNode('A box of 1.5 or -1 lines throws "Invalid array length".', () => {
  for (const maxLines of [1.5, -1]) assert.throws(() => fillTextBox({maxBoxWidth: 200, maxLines}), /Invalid array length/);
});
