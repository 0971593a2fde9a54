import assert from 'node:assert/strict';
import {beforeEach, test} from 'node:test';
import {dropDraft, keepDraft, listDrafts, readDraft} from '../../src/playground/draft';
import type {Project} from '../../src/playground/project';

const project = (title: string): Project => ({
  title,
  files: [{name: 'Title.tsx', code: ''}],
  entry: 'Title.tsx',
  exportName: null,
  size: {width: 100, height: 100, fps: 30, durationInFrames: 30},
  props: {},
});
const spring = {kind: 'demo', id: 'spring'} as const;

/** A storage of a browser, as far as drafts need it: entries are properties. */
class FakeStorage {
  getItem(key: string) {
    return (this as Record<string, unknown>)[key] ?? null;
  }
  setItem(key: string, value: string) {
    (this as Record<string, unknown>)[key] = value;
  }
  removeItem(key: string) {
    delete (this as Record<string, unknown>)[key];
  }
}

const storeIn = (storage: object) => Object.defineProperty(globalThis, 'localStorage', {configurable: true, value: storage});

beforeEach(() => void storeIn(new FakeStorage()));

test('Each project has a draft of its own', () => {
  keepDraft(spring, project('one'), true);
  keepDraft({kind: 'new'}, project('two'), true);
  assert.equal(readDraft(spring)?.project.title, 'one');
  assert.equal(readDraft({kind: 'new'})?.project.title, 'two');
  assert.deepEqual(new Set(listDrafts().map(({hash}) => hash)), new Set(['', '#demo=spring']));
  dropDraft(spring);
  assert.equal(readDraft(spring), undefined);
});

test('The draft of a link that never ran is not trusted', () => {
  keepDraft({kind: 'code', text: 'abc'}, project('a'), false);
  assert.equal(readDraft({kind: 'code', text: 'abc'})?.isTrusted, false);
});

test('A draft that something has damaged is no draft', () => {
  storeIn(Object.assign(new FakeStorage(), {'play:new': '{"project":{}}', 'play:demo:spring': '{'}));
  assert.equal(readDraft({kind: 'new'}), undefined);
  assert.deepEqual(listDrafts(), []);
});

test('Thirty drafts are kept, those of other parts of the site are left alone', () => {
  const storage = Object.assign(new FakeStorage(), {theme: 'dark', 'draft:contact': '{}'});
  storeIn(storage);
  for (let index = 0; index < 35; index++) keepDraft({kind: 'demo', id: `demo-${index}`}, project('x'), true);
  assert.equal(listDrafts().length, 30);
  assert.equal(storage.getItem('theme'), 'dark');
  assert.equal(storage.getItem('draft:contact'), '{}');
});

test('A browser without room, or that denies storage, keeps nothing and says so', () => {
  storeIn({
    getItem() {
      throw new Error('denied');
    },
    setItem() {
      throw new Error('denied');
    },
  });
  assert.equal(keepDraft(spring, project('a'), true), false);
  assert.equal(readDraft(spring), undefined);
});
