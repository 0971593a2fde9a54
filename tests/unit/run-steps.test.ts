import assert from 'node:assert/strict';
import {test} from 'node:test';
import {runSteps, type Outcome, type Step} from '../../scripts/lib/run-steps';

/** Runs steps that do nothing but note when they start and end. */
async function trace(steps: Step[], failing: string[] = []): Promise<{notes: string[]; outcomes: Outcome[]}> {
  const notes: string[] = [];
  const outcomes = await runSteps(steps, async (step) => {
    notes.push(`+${step.name}`);
    await new Promise((resolve) => setImmediate(resolve));
    notes.push(`-${step.name}`);
    const isPassed = !failing.includes(step.name);
    return {step, isPassed, tally: {passed: Number(isPassed), failed: Number(!isPassed)}};
  });
  return {notes, outcomes};
}

const step = (name: string, more: Partial<Step> = {}): Step => ({name, command: '', ...more});

test('two steps run at a time, and one that needs another waits for it', async () => {
  const {notes} = await trace([step('a'), step('b', {needs: ['a']}), step('c'), step('d')]);
  assert.deepEqual(notes.slice(0, 2), ['+a', '+c']);
  assert.ok(notes.indexOf('-a') < notes.indexOf('+b'));
  let running = 0;
  for (const note of notes) assert.ok((running += note.startsWith('+') ? 1 : -1) <= 2);
});

test('a step that keeps every core busy runs alone', async () => {
  const {notes} = await trace([step('a'), step('alone', {isAlone: true}), step('b')]);
  assert.equal(notes[notes.indexOf('+alone') + 1], '-alone');
});

test('when a step fails, those that need it are left out and count as failed; all others run', async () => {
  const {notes, outcomes} = await trace([step('build'), step('links', {needs: ['build']}), step('lint')], ['build']);
  assert.ok(!notes.includes('+links') && notes.includes('+lint'));
  assert.deepEqual(
    outcomes
      .filter(({isPassed}) => !isPassed)
      .map(({step: {name}}) => name)
      .sort(),
    ['build', 'links'],
  );
});

test('a command runs as it does in CI, where the framework refuses what it only warns of elsewhere', async () => {
  const [outcome] = await runSteps([step('in CI', {command: 'test "$CI" = true'})]);
  assert.equal(outcome?.isPassed, true);
});
