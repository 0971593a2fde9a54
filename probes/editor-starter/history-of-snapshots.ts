import assert from 'node:assert/strict';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type State = {at: number};
type History = {past: State[]; recorded: State; present: State; future: State[]};
type Sample = {
  start: (state: State) => History;
  update: (history: History, next: State, commitToUndoStack: boolean) => History;
  undo: (history: History) => History;
  redo: (history: History) => History;
};

export default inNode(
  'The history of the sample keeps 50 snapshots and drops the oldest; it records no identical state, and none without commitToUndoStack; a new step empties future, so that nothing is left to redo.',
  () => {
    const {start, update, undo, redo} = sampleOf<Sample>(['docs/editor-starter/undo-redo.mdx'], 'history');
    const states = Array.from({length: 53}, (_, at) => ({at}));
    const long = states.slice(1).reduce((history, state) => update(history, state, true), start(states[0]!));
    assert.equal(long.past.length, 50);
    assert.equal(long.past[0], states[2]);
    assert.equal(long.past.at(-1), states[51]);
    assert.equal(update(long, states[52]!, true).past, long.past);
    assert.equal(update(long, {at: 99}, false).past, long.past);
    assert.equal(update(long, {...states[52]!}, true).past.at(-1), states[52]);
    const back = undo(undo(long));
    assert.equal(back.present, states[50]);
    assert.deepEqual(redo(back).present, states[51]);
    assert.equal(back.future.length, 2);
    const other = update(back, {at: 7}, true);
    assert.deepEqual(other.future, []);
    assert.equal(redo(other), other);
  },
);
