import assert from 'node:assert/strict';
import * as zodTypes from '@remotion/zod-types';
import {zColor, zMatrix, zTextarea} from '@remotion/zod-types';
import {z} from 'zod';
import {inNode} from '../lib/probe';

export default inNode(
  '@remotion/zod-types has three functions, zColor(), zTextarea() and zMatrix(); inside z.object(), they check like other types of Zod, which itself has strings, numbers and arrays.',
  () => {
    assert.deepEqual(
      Object.entries(zodTypes)
        .filter(([, value]) => typeof value === 'function')
        .map(([name]) => name)
        .sort(),
      ['zColor', 'zMatrix', 'zTextarea'],
    );
    const schema = z.object({paper: zColor(), text: zTextarea(), weights: zMatrix(), name: z.string(), size: z.number(), list: z.array(z.number())});
    const valid = {paper: '#fff', text: 'a\nb', weights: [1, 0, 0, 1], name: 'jam', size: 3, list: [1, 2]};
    assert.deepEqual(schema.parse(valid), valid);
    for (const [key, value] of Object.entries({paper: 'x', text: 3, weights: [1, 2], name: 3, size: 'x', list: ['x']})) {
      const result = schema.safeParse({...valid, [key]: value});
      assert.equal(result.success ? undefined : result.error.issues[0]?.path[0], key);
    }
  },
);
