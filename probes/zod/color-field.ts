import assert from 'node:assert/strict';
import {zColor} from '@remotion/zod-types';
import type {ReactElement} from 'react';
import {elementsOf} from '../lib/elements-of';
import {installed} from '../lib/installed';
import {mounted} from '../lib/mounted';
import {inNode} from '../lib/probe';
import {withZodInTheStudio} from '../lib/zod-in-the-studio';

const FORM = '@remotion/studio/dist/components/RenderModal/SchemaEditor/';

type Editor = (props: object) => ReactElement;
type Typed = (event: {target: {value: string}}) => void;
type Field = {
  text: {value: string; onChange: Typed};
  picker: {onChange: Typed};
  opacity: {value: number; min: number; max: number; formatter(value: number): string; onValueChange(value: number): void};
  message: unknown;
};

/** The field of a color, as the Studio builds it; `saved` gets what it passes on to the video. */
function fieldOf(value: string, saved: string[]): () => Field {
  const {ZodColorEditor} = installed<{ZodColorEditor: Editor}>(`${FORM}ZodColorEditor.js`);
  const {ZodFieldValidation} = installed<{ZodFieldValidation: Editor}>(`${FORM}ZodFieldValidation.js`);
  const setValue = (update: () => string) => void saved.push(update());
  const schema = zColor();
  const form = mounted(() => ZodColorEditor({jsonPath: ['ink'], value, setValue, schema, defaultValue: value}));
  return () => {
    const props = elementsOf(form.render()).map((element) => element.props);
    const one = (has: (each: Record<string, unknown>) => unknown) => props.find(has) as never;
    const said = elementsOf(ZodFieldValidation(one(({localValue}) => localValue)));
    return {
      picker: one(({type}) => type === 'color'),
      text: one(({placeholder}) => placeholder === 'ink'),
      opacity: one(({formatter}) => formatter),
      message: said.find((element) => 'message' in element.props)?.props.message,
    };
  };
}

export default inNode(
  'The color field keeps valid text as typed; else it says Invalid color, the video keeps the last value, and a color picked then has 0%. The picker writes hexadecimal numbers at 100%, below rgba() with two decimals.',
  () =>
    withZodInTheStudio(() => {
      const saved: string[] = [];
      const field = fieldOf('#102030', saved);
      const type = (value: string) => field().text.onChange({target: {value}});
      for (const color of ['#f60', 'rgb(255, 102, 0)', 'hsl(24, 100%, 50%)', 'rgba(255, 102, 0, 0.5)', 'tomato']) {
        type(color);
        assert.deepEqual([saved.at(-1), field().text.value, field().message], [color, color, undefined]);
      }
      field().picker.onChange({target: {value: '#102030'}});
      assert.equal(saved.at(-1), '#102030');

      const before = saved.length;
      type('tomat');
      assert.deepEqual([saved.length, field().text.value, field().message], [before, 'tomat', 'Invalid color']);
      field().picker.onChange({target: {value: '#ff0000'}});
      assert.equal(saved.at(-1), 'rgba(255, 0, 0, 0.00)');
      assert.equal(field().opacity.formatter(field().opacity.value), '0%');

      assert.deepEqual([field().opacity.min, field().opacity.max], [0, 100]);
      type('rgb(16, 32, 48)');
      assert.equal(field().opacity.formatter(field().opacity.value), '100%');
      for (const [percent, value] of [
        [99, 'rgba(16, 32, 48, 0.99)'],
        [50, 'rgba(16, 32, 48, 0.50)'],
        [0, 'rgba(16, 32, 48, 0.00)'],
        [100, '#102030'],
      ] as const) {
        field().opacity.onValueChange(percent);
        assert.equal(saved.at(-1), value);
      }
    }),
);
