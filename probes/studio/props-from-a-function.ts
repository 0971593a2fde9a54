import assert from 'node:assert/strict';
import {Internals} from 'remotion';
import {z} from 'zod';
import {inNode} from '../lib/probe';
import {studioFunction as api} from '../lib/studio-function';

type Given = {schema: unknown; savedDefaultProps: object; unsavedDefaultProps: object};
type Props = Record<string, object>;

const schema = z.object({color: z.string()});
const compositions = [
  {id: 'Greeting', schema, defaultProps: {color: 'red'}},
  {id: 'Credits', schema: null, defaultProps: undefined},
];

export default inNode(
  'updateDefaultProps() calls its function once, at once, with the saved props, those of the editor or else the saved ones again, and the schema or null, and takes what it returns unchecked; an unknown id throws.',
  () => {
    const page = globalThis as {window?: object};
    const {compositionsRef, editorPropsProviderRef} = Internals;
    const update = api('update-default-props', 'updateDefaultProps') as unknown as (given: {compositionId: string; defaultProps(given: Given): object}) => void;
    let edited: Props = {};
    const refs = [compositionsRef, editorPropsProviderRef] as Array<{current: unknown}>;
    const before = refs.map(({current}) => current);
    const calls: Given[] = [];
    const set = (compositionId: string, props: (given: Given) => object) =>
      update({
        compositionId,
        defaultProps: (given) => {
          calls.push(given);
          return props(given);
        },
      });
    page.window = Object.assign(new EventTarget(), {remotion_isStudio: true});
    compositionsRef.current = {getCompositions: () => compositions} as unknown as typeof compositionsRef.current;
    const store = {getProps: () => edited, setProps: (change: (before: Props) => Props) => void (edited = change(edited))};
    editorPropsProviderRef.current = store as unknown as typeof editorPropsProviderRef.current;
    try {
      set('Greeting', ({unsavedDefaultProps}) => ({...unsavedDefaultProps, color: 7}));
      assert.deepEqual(calls.splice(0), [{schema, savedDefaultProps: {color: 'red'}, unsavedDefaultProps: {color: 'red'}}]);
      assert.deepEqual(edited, {Greeting: {color: 7}});
      set('Greeting', ({savedDefaultProps}) => savedDefaultProps);
      assert.deepEqual(calls.splice(0), [{schema, savedDefaultProps: {color: 'red'}, unsavedDefaultProps: {color: 7}}]);
      assert.deepEqual(edited, {Greeting: {color: 'red'}});
      set('Credits', () => ({names: []}));
      assert.deepEqual(calls.splice(0), [{schema: null, savedDefaultProps: {}, unsavedDefaultProps: {}}]);
      assert.throws(() => set('Greting', () => ({})), {
        message: 'No composition with the ID Greting found. Available compositions: Greeting, Credits',
      });
      assert.deepEqual(calls, []);
    } finally {
      for (const [index, ref] of refs.entries()) ref.current = before[index];
      delete page.window;
    }
  },
);
