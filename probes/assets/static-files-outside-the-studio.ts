import assert from 'node:assert/strict';
import {getStaticFiles} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('On a page of your own, getStaticFiles() returns undefined before a Player is mounted, and an empty array afterward.', () => {
  const page = globalThis as {document?: unknown; window?: {remotion_isPlayer?: boolean}};
  page.document = {};
  page.window = {};
  try {
    assert.equal(getStaticFiles(), undefined);
    page.window.remotion_isPlayer = true;
    assert.deepEqual(getStaticFiles(), []);
  } finally {
    delete page.document;
    delete page.window;
  }
});
