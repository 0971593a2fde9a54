import assert from 'node:assert/strict';
import * as captions from '@remotion/captions';
import {inNode} from '../lib/probe';

export default inNode('The package of captions does not export ensureMaxCharactersPerLine().', () => {
  assert.equal('ensureMaxCharactersPerLine' in captions, false);
  assert.equal('parseSrt' in captions, true);
});
