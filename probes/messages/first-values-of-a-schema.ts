import assert from 'node:assert/strict';
import * as zodTypes from '@remotion/zod-types';
import {z, type ZodTypeAny} from 'zod';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Create = {createZodValues(schema: ZodTypeAny, zod: typeof z, types: typeof zodTypes): unknown};
const {createZodValues} = installed<Create>('@remotion/studio/dist/components/RenderModal/SchemaEditor/create-zod-values.js');

export default inNode(
  'The Studio makes no first value for readonly(), any, unknown, never and functions, for an intersection with something else than an object on the left or right, and for a part of a schema that is undefined.',
  () => {
    const message = (schema: ZodTypeAny) => {
      try {
        createZodValues(schema, z, zodTypes);
        return '';
      } catch (error) {
        return (error as Error).message;
      }
    };
    assert.equal(message(z.array(z.string())), '');
    assert.equal(message(z.array(z.string().readonly())), 'Not implemented: ZodReadonly');
    assert.equal(message(z.any()), 'Cannot create a value for type z.any()');
    assert.equal(message(z.unknown()), 'Cannot create a value for type z.unknown()');
    assert.equal(message(z.never()), 'Cannot create a value for type z.never()');
    assert.equal(message(z.function()), 'Cannot create a value for type function');
    const [port, crew] = [z.object({port: z.string()}), z.object({crew: z.number()})];
    assert.deepEqual(createZodValues(z.intersection(port, crew), z, zodTypes), {port: '', crew: 0});
    assert.equal(message(z.intersection(z.string(), crew)), 'Cannot create value for type z.intersection: Left side is not an object');
    assert.equal(message(z.intersection(port, z.string())), 'Cannot create value for type z.intersection: Right side is not an object');
    const missing = undefined as never;
    for (const schema of [z.array(missing), z.object({crew: missing}), z.lazy(() => missing)]) assert.equal(message(schema), 'Invalid zod schema');
  },
);
