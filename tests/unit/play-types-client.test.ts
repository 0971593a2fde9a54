import assert from 'node:assert/strict';
import {afterEach, beforeEach, mock, test} from 'node:test';
import {typesClient, TypesError} from '../../src/playground/types/client';
import type {FromWorker, ToWorker} from '../../src/playground/types/messages';

const BASE = 'https://example.com/docs-site/';
const FILES = [{name: 'Title.tsx', code: 'export const a = 1;'}];

/** Workers that were started, each with what it was sent. */
let workers: FakeWorker[] = [];
/** What a worker does with a message. */
let react: (worker: FakeWorker, message: ToWorker) => void;

class FakeWorker extends EventTarget {
  isEnded = false;
  constructor(readonly address: string) {
    super();
    workers.push(this);
  }
  postMessage(message: ToWorker) {
    react(this, message);
  }
  say(data: FromWorker) {
    this.dispatchEvent(new MessageEvent('message', {data}));
  }
  terminate() {
    this.isEnded = true;
  }
}

const answering = (worker: FakeWorker, message: ToWorker) => worker.say('pack' in message ? {type: 'ready'} : {type: 'answer', id: message.id, answer: []});

let status = 200;
let asked: string[] = [];
beforeEach(() => {
  [workers, asked, status, react] = [[], [], 200, answering];
  mock.method(globalThis, 'fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(new Response(JSON.stringify({worker: 'assets/play/w.1.js', pack: 'assets/play/t.1.json'}), {status}));
  });
  Object.assign(globalThis, {Worker: FakeWorker});
});
afterEach(() => {
  mock.restoreAll();
  mock.timers.reset();
});

/** Lets promises go on, without a clock. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  await new Promise((resolve) => setImmediate(resolve));
};

test('nothing is loaded before the first question, and one worker answers all, below the base path', async () => {
  const client = typesClient(BASE);
  assert.deepEqual([asked, workers, client.isLoaded], [[], [], false]);
  await Promise.all([client.diagnostics(FILES), client.load(), client.diagnostics(FILES)]);
  assert.deepEqual(asked, [`${BASE}play/types.json`]);
  assert.deepEqual(
    workers.map(({address}) => address),
    [`${BASE}assets/play/w.1.js`],
  );
  assert.ok(client.isLoaded);
});

test('what cannot be loaded is said with its reason, and the next question tries again', async () => {
  const client = typesClient(BASE);
  status = 404;
  await assert.rejects(client.load(), new TypesError('Types could not be loaded: the server answered 404 for play/types.json.'));
  status = 200;
  react = (worker) => worker.say({type: 'failed', message: 'the server answered 500 for it'});
  await assert.rejects(client.diagnostics(FILES), /^Error: Types could not be loaded: the server answered 500 for it\.$/);
  react = (worker) => worker.dispatchEvent(new Event('error'));
  await assert.rejects(client.load(), /the script of the worker could not be fetched/);
  react = answering;
  assert.deepEqual(await client.diagnostics(FILES), []);
  assert.deepEqual(
    workers.map(({isEnded}) => isEnded),
    [true, true, false],
  );
});

test('a check without end is stopped, and the next one has another worker', async () => {
  mock.timers.enable({apis: ['setTimeout']});
  const client = typesClient(BASE);
  await client.load();
  react = (worker, message) => 'pack' in message && worker.say({type: 'ready'});
  const stopped = assert.rejects(client.diagnostics(FILES), /more than 20 seconds/);
  await settle();
  mock.timers.tick(20_000);
  await stopped;
  assert.ok(workers[0]?.isEnded);
  assert.ok(!client.isLoaded);
  react = answering;
  assert.deepEqual(await client.diagnostics(FILES), []);
  assert.equal(workers.length, 2);
});

test('an answer that fails says so, and the worker goes on', async () => {
  const client = typesClient(BASE);
  await client.load();
  react = (worker, message) => 'id' in message && worker.say({type: 'error', id: message.id, message: 'Debug Failure'});
  await assert.rejects(client.hover(FILES, 'Title.tsx', 3), /Types are not known here: Debug Failure/);
  assert.ok(!workers[0]?.isEnded);
});
