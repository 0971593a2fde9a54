import assert from 'node:assert/strict';
import {zColor, zMatrix, zTextarea} from '@remotion/zod-types';
import type {z} from 'zod';
import {inNode} from '../lib/probe';

/** The descriptions of a schema and of those that it is made of. */
function descriptionsOf(schema: z.ZodTypeAny): string[] {
  const {innerType, schema: refined} = schema._def as {innerType?: z.ZodTypeAny; schema?: z.ZodTypeAny};
  return [schema.description, ...[innerType, refined].flatMap((inner) => (inner ? descriptionsOf(inner) : []))].filter((each) => each !== undefined);
}

export default inNode(
  'zColor(), zTextarea() and zMatrix() have a marker as their description, which optional(), nullable(), default(), refine() and limits keep, and describe() overwrites.',
  () => {
    assert.deepEqual(
      [zColor(), zTextarea(), zMatrix()].map(({description}) => description),
      ['__remotion-color', '__remotion-textarea', '__remotion-matrix'],
    );
    for (const schema of [zColor().optional(), zColor().nullable(), zColor().default('#d00000'), zColor().refine(() => true)])
      assert.ok(descriptionsOf(schema).includes('__remotion-color'));
    for (const schema of [zTextarea().min(1).max(280), zTextarea().optional(), zTextarea().nullable(), zTextarea().default(''), zTextarea().refine(() => true)])
      assert.ok(descriptionsOf(schema).includes('__remotion-textarea'));
    assert.ok(descriptionsOf(zMatrix().refine(() => true)).includes('__remotion-matrix'));
    for (const schema of [zColor().describe('Ink'), zTextarea().describe('Ink'), zMatrix().describe('Ink')]) assert.deepEqual(descriptionsOf(schema), ['Ink']);
  },
);
