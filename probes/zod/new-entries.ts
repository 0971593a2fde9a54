import assert from 'node:assert/strict';
import * as zodTypes from '@remotion/zod-types';
import {zColor, zMatrix, zTextarea} from '@remotion/zod-types';
import * as zod from 'zod';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Creates = {createZodValues(schema: zod.ZodTypeAny, zodRuntime: typeof zod, types: typeof zodTypes): unknown};

const {createZodValues} = installed<Creates>('@remotion/studio/dist/components/RenderModal/SchemaEditor/create-zod-values.js');

export default inNode(
  'A new entry that the Studio makes for zColor() is #ffffff, also for an optional one, for zTextarea() an empty text, and for zMatrix() a nested array that is no valid matrix.',
  () => {
    const created = (schema: zod.ZodTypeAny) => createZodValues(schema, zod, zodTypes);
    assert.equal(created(zColor()), '#ffffff');
    assert.deepEqual(created(zod.array(zColor())), ['#ffffff']);
    assert.equal(created(zColor().optional()), '#ffffff');
    assert.equal(created(zTextarea()), '');
    for (const schema of [zMatrix(), zMatrix().optional(), zMatrix().nullable()]) {
      const matrix = created(schema);
      assert.ok(Array.isArray(matrix) && matrix.length > 0 && matrix.every(Array.isArray));
      assert.equal(zMatrix().safeParse(matrix).success, false);
    }
  },
);
