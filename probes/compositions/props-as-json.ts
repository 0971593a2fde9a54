import assert from 'node:assert/strict';
import {NoReactInternals} from 'remotion/no-react';
import {inNode} from '../lib/probe';

const json = (data: Record<string, unknown>) =>
  NoReactInternals.serializeJSONWithSpecialTypes({data, indent: undefined, staticBase: '/static-1a2b'}).serializedString;

export default inNode(
  'As JSON, props keep dates with a prefix and files of the public folder too, lose functions and undefined, turn a Map or a Set into an empty object, and a BigInt throws.',
  () => {
    const plain = {name: 'Ada', age: 36, member: true, photo: null, tags: ['a', {b: 1}]};
    const born = new Date('2026-05-04');
    assert.deepEqual(NoReactInternals.deserializeJSONWithSpecialTypes(json({...plain, born})), {...plain, born});
    assert.equal(json({born, photo: '/static-1a2b/choir.jpg'}), '{"born":"remotion-date:2026-05-04T00:00:00.000Z","photo":"remotion-file:choir.jpg"}');
    assert.equal(json({onEnd: () => {}, label: undefined}), '{}');
    assert.equal(json({map: new Map([[1, 2]]), set: new Set([1])}), '{"map":{},"set":{}}');
    assert.throws(() => json({views: 10n}), {
      message: 'Could not serialize the passed input props to JSON: Do not know how to serialize a BigInt',
    });
  },
);
