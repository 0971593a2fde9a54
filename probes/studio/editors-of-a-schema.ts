import assert from 'node:assert/strict';
import {createElement, type FC, type ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {z} from 'zod';
import * as zodTypes from '@remotion/zod-types';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Switch = {ZodSwitch(given: {schema: z.ZodTypeAny; value: unknown; jsonPath: string[]}): ReactElement<{label?: string}, FC>};
type Zod = {useZodIfPossible: () => unknown; useZodTypesIfPossible: () => unknown};

export default inNode(
  'The form of the Studio has an editor for each kind of the table, and shows literals, records, intersections, any, unknown and BigInt as not editable.',
  () => {
    const packages = installed<Zod>('@remotion/studio/dist/components/get-zod-if-possible.js');
    const {useZodIfPossible, useZodTypesIfPossible} = packages;
    const page = globalThis as {window?: object; document?: object};
    page.window = {remotion_staticBase: '/static-1', addEventListener: () => undefined};
    page.document = {getElementById: () => null};
    Object.assign(packages, {useZodIfPossible: () => z, useZodTypesIfPossible: () => zodTypes});
    const editor = (schema: z.ZodTypeAny, value: unknown = '') => {
      const {ZodSwitch} = installed<Switch>('@remotion/studio/dist/components/RenderModal/SchemaEditor/ZodSwitch.js');
      let shown = '';
      const Field = () => {
        const {type, props} = ZodSwitch({schema, value, jsonPath: ['x']});
        shown = props.label ?? type.name;
        return null;
      };
      renderToStaticMarkup(createElement(Field));
      return shown;
    };
    try {
      const editors: [z.ZodTypeAny, string, unknown?][] = [
        [z.string(), 'ZodStringEditor'],
        [z.string(), 'ZodStaticFileEditor', '/static-1/lake.jpg'],
        [zodTypes.zTextarea(), 'ZodTextareaEditor'],
        [z.number().min(0).step(2), 'ZodNumberEditor', 4],
        [z.boolean(), 'ZodBooleanEditor', true],
        [z.date(), 'ZodDateEditor', new Date(0)],
        [z.enum(['clear', 'rain']), 'ZodEnumEditor', 'rain'],
        [zodTypes.zColor(), 'ZodColorEditor', '#fff'],
        [zodTypes.zMatrix(), 'ZodMatrixEditor', [1]],
        [z.object({}), 'ZodObjectEditor', {}],
        [z.array(z.string()), 'ZodArrayEditor', []],
        [z.tuple([z.string()]), 'ZodTupleEditor', ['']],
        [z.union([z.string(), z.null()]), 'ZodUnionEditor'],
        [z.discriminatedUnion('kind', [z.object({kind: z.literal('a')})]), 'ZodDiscriminatedUnionEditor', {kind: 'a'}],
        [z.string().optional(), 'ZodOptionalEditor'],
        [z.string().nullable(), 'ZodNullableEditor'],
        [z.string().nullish(), 'ZodOptionalEditor'],
        [z.string().default('x'), 'ZodDefaultEditor'],
        [z.string().refine(Boolean), 'ZodEffectEditor'],
        [z.string().transform(Number), 'ZodEffectEditor'],
        [z.literal('x'), 'ZodLiteral (not editable)'],
        [z.record(z.string()), 'ZodRecord (not editable)'],
        [z.intersection(z.object({}), z.object({})), 'ZodIntersection (not editable)'],
        [z.any(), 'any (not editable)'],
        [z.unknown(), 'unknown (not editable)'],
        [z.bigint(), 'BigInt (not editable)'],
      ];
      for (const [schema, expected, value] of editors) assert.equal(editor(schema, value), expected);
    } finally {
      Object.assign(packages, {useZodIfPossible, useZodTypesIfPossible});
      delete page.window;
      delete page.document;
    }
  },
);
