import assert from 'node:assert/strict';
import {translatePath} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode("translatePath() appends a string instead of adding it: '5' moves an x of 10 to 105.", () => {
  assert.equal(translatePath('M 10 20', '5' as never, 0), 'M 105 20');
});
