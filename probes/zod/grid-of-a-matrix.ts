import assert from 'node:assert/strict';
import {zMatrix} from '@remotion/zod-types';
import type {ReactElement} from 'react';
import {elementsOf} from '../lib/elements-of';
import {installed} from '../lib/installed';
import {mounted} from '../lib/mounted';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';
import {withZodInTheStudio} from '../lib/zod-in-the-studio';

const FORM = '@remotion/studio/dist/components/RenderModal/SchemaEditor/';

type Editor = (props: object) => ReactElement;
type Dragger = {step: number; onValueChange(value: number): void; onTextChange(value: string): void};

export default inNode(
  'The Studio shows the flat array of zMatrix() as a grid, row after row, 9 numbers as 3 rows of 3, and each number with steps of 0.01 can be dragged or typed; the last row of the sample on matrix3d() is 40, 20, 0, 1.',
  () =>
    withZodInTheStudio(() => {
      const {ZodMatrixEditor} = installed<{ZodMatrixEditor: Editor}>(`${FORM}ZodMatrixEditor.js`);
      const {ZodNumberEditor} = installed<{ZodNumberEditor: Editor}>(`${FORM}ZodNumberEditor.js`);
      // Its refinement is around the array, and the Studio passes the array on.
      const schema = zMatrix()._def.schema;
      const gridOf = (value: number[]) => {
        const form = mounted(() => ZodMatrixEditor({jsonPath: ['m'], value, schema, defaultValue: value, setValue: () => undefined}));
        const rows = elementsOf(form.render()).filter(({props}) => (props.style as {flexDirection?: string} | undefined)?.flexDirection === 'row');
        return rows.map((row) => elementsOf(row).flatMap(({props}) => ('index' in props ? [props.value] : [])));
      };
      assert.deepEqual(gridOf([1, 2, 3, 4, 5, 6, 7, 8, 9]), [
        [1, 2, 3],
        [4, 5, 6],
        [7, 8, 9],
      ]);
      assert.equal(zMatrix().safeParse([1, 2, 3, 4, 5, 6, 7, 8, 9]).success, true);
      const {shifted} = sampleOf<{shifted: string}>(['docs/zod-types/z-matrix.mdx'], 'to-transform');
      const numbers = /^matrix3d\((.*)\)$/.exec(shifted)![1]!.split(', ').map(Number);
      assert.equal(numbers.length, 16);
      assert.deepEqual(gridOf(numbers).at(-1), [40, 20, 0, 1]);

      const saved: number[] = [];
      const setValue = (update: () => number) => void saved.push(update());
      const one = mounted(() => ZodNumberEditor({jsonPath: ['m', 0], value: 1, schema: schema._def.type, defaultValue: 1, setValue}));
      const dragger = () => elementsOf(one.render()).find(({props}) => 'onValueChange' in props)!.props as unknown as Dragger;
      assert.equal(dragger().step, 0.01);
      dragger().onValueChange(1.01);
      dragger().onTextChange('2.5');
      assert.deepEqual(saved, [1.01, 2.5]);
    }),
);
