import assert from 'node:assert/strict';
import {RenderInternals} from '@remotion/renderer';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Prompts = {inject: (answers: unknown[]) => void; _injected?: unknown};
const {getCompositionId} = installed<{getCompositionId: (given: object) => Promise<{compositionId: string; reason: string}>}>(
  '@remotion/cli/dist/get-composition-id.js',
);
const {showMultiCompositionsPicker} = installed<{showMultiCompositionsPicker: (all: object[], level: string) => Promise<string[]>}>(
  '@remotion/cli/dist/show-compositions-picker.js',
);
const prompts = installed<Prompts>('prompts');

export default inNode(
  'Without an id, the only composition is taken. Of several, you choose from a list, which Ctrl+C ends with code 1; with CI set, a render ends with code 1 and no list, and a benchmark shows it.',
  async () => {
    const internals = RenderInternals as unknown as {internalGetCompositions: () => Promise<object[]>};
    const {internalGetCompositions} = internals;
    const {exit} = process;
    const {error} = console;
    const errors: unknown[] = [];
    const chosen = (ids: string[], ...answers: unknown[]) => {
      internals.internalGetCompositions = () => Promise.resolve(ids.map((id) => ({id})));
      if (answers.length > 0) prompts.inject(answers);
      return getCompositionId({args: [], compositionIdFromUi: null, logLevel: 'error'});
    };
    try {
      process.exit = (code: number) => {
        throw new Error(`exit ${code}`);
      };
      console.error = (...parts: unknown[]) => errors.push(parts.join(' '));
      process.env.CI = '';
      assert.equal((await chosen(['Intro'])).compositionId, 'Intro');
      assert.equal((await chosen(['Intro', 'Outro'], 'Outro')).compositionId, 'Outro');
      await assert.rejects(chosen(['Intro', 'Outro'], new Error('Ctrl+C')), {message: 'exit 1'});
      process.env.CI = 'true';
      assert.equal((await chosen(['Intro'])).compositionId, 'Intro');
      errors.length = 0;
      await assert.rejects(chosen(['Intro', 'Outro'], 'Outro'), {message: 'exit 1'});
      assert.match(String(errors[0]), /Composition ID not passed\./);

      const both = [{id: 'Intro'}, {id: 'Outro'}];
      assert.deepEqual(await showMultiCompositionsPicker(both.slice(0, 1), 'error'), ['Intro']);
      prompts._injected = undefined;
      prompts.inject([['Outro']]);
      assert.deepEqual(await showMultiCompositionsPicker(both, 'error'), ['Outro']);
    } finally {
      prompts._injected = undefined;
      internals.internalGetCompositions = internalGetCompositions;
      process.exit = exit;
      console.error = error;
    }
  },
);
