import assert from 'node:assert/strict';
import {Internals} from 'remotion';
import {inNode} from '../lib/probe';

export default inNode('The id of a composition may hold Chinese characters, but no kana and no Hangul.', () => {
  const isValid = (id: string) => Internals.isCompositionIdValid(id) !== null;
  assert.deepEqual(['日本', 'Note-2', 'さくら', 'カメラ', '한국'].map(isValid), [true, true, false, false, false]);
});
