import assert from 'node:assert/strict';
import {linesThatFail} from '../lib/lines-that-fail';
import {slowInNode} from '../lib/probe';

const SOURCE = `import {serializeInstructions} from '@remotion/paths';
serializeInstructions([]);
serializeInstructions([{type: 'L', x: NaN, y: 0}]);
serializeInstructions([{type: 'z'}]); // wrong
serializeInstructions([{type: 'L'}]); // wrong
serializeInstructions('M 0 0'); // wrong
serializeInstructions(undefined); // wrong
`;

export default slowInNode(
  'TypeScript reports an unknown type, a missing field, a string and undefined as the argument of serializeInstructions(), and neither an empty list nor NaN.',
  () => {
    const {refused, wrong} = linesThatFail(SOURCE);
    assert.deepEqual(refused, wrong);
  },
);
