import assert from 'node:assert/strict';
import {getInstructionIndexAtLength, parsePath} from '@remotion/paths';
import {inNode} from '../lib/probe';

export default inNode(
  'getInstructionIndexAtLength() counts the instructions of parsePath(), whatever their form: M has index 0, and instruction index + 1 draws the stretch. For NaN it is the last index, with a lengthIntoInstruction of NaN.',
  () => {
    const forms = ['M 0 0 L 10 0 L 10 10 L 0 10', 'm 0 0 l 10 0 l 0 10 l -10 0', 'M 0 0 H 10 V 10 h -10', 'M 0 0 10 0 10 10 0 10'];
    for (const path of forms) {
      const at = (length: number) => getInstructionIndexAtLength(path, length).index;
      assert.deepEqual([0, 5, 12, 25, 30].map(at), [0, 0, 1, 2, 2], path);
      assert.equal(parsePath(path).length, 4, path);
      assert.deepEqual(getInstructionIndexAtLength(path, NaN), {index: 3, lengthIntoInstruction: NaN});
    }
    assert.equal(getInstructionIndexAtLength('M 0 0 H 10 M 0 50 H 10', 15).index, 2);
    const [, ...drawing] = parsePath('M 0 0 H 10 V 10 h -10');
    assert.deepEqual(drawing[getInstructionIndexAtLength('M 0 0 H 10 V 10 h -10', 12).index], {type: 'V', y: 10});
  },
);
