import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

export default inNode(
  'A project ID has 2 to 50 letters, digits and dashes, begins with a letter and does not end in a dash, or deployService() refuses it.',
  () => {
    const {validateProjectID: check} = installed<{validateProjectID: (id: string) => void}>('@remotion/cloudrun/dist/shared/validate-project-id.js');
    const isRefused = (id: string) => {
      try {
        check(id);
        return false;
      } catch {
        return true;
      }
    };
    for (const id of ['a1', 'ab', 'Chess-Club-440512', `a${'b'.repeat(49)}`, 'a--b']) assert.equal(isRefused(id), false, id);
    for (const id of ['a', `a${'b'.repeat(50)}`, '1a', '-a', 'a-', 'chess_club', 'chess club', 'a.b', '']) assert.equal(isRefused(id), true, id);
  },
);
