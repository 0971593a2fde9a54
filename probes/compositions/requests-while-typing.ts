import assert from 'node:assert/strict';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

type Given = {props: {user: string; loaded: null}; abortSignal: AbortSignal};
type Sample = {loadProfile(given: Given): Promise<{props: object}>};

export default inNode(
  'Of the calls while somebody types, loadProfile() of the page makes a request for the last name only: each has a pause of 400 ms, in which the ones before it are aborted.',
  async () => {
    const {loadProfile} = sampleOf<Sample>(['docs/data-fetching.mdx'], 'Profile');
    const {fetch, setTimeout, clearTimeout} = globalThis;
    const pauses = new Map<number, {run: () => void; milliseconds: number}>();
    const requests: string[] = [];
    Object.assign(globalThis, {
      setTimeout: (run: () => void, milliseconds: number) => pauses.set(pauses.size, {run, milliseconds}).size - 1,
      clearTimeout: (id: number) => pauses.set(id, {run: () => undefined, milliseconds: 0}),
      fetch: (url: string) => {
        requests.push(url);
        return Promise.resolve({ok: true, json: () => Promise.resolve({name: 'Ada Lovelace'})});
      },
    });
    try {
      const typed = ['A', 'Ad', 'Ada'].map((user) => {
        const controller = new AbortController();
        return {controller, done: loadProfile({props: {user, loaded: null}, abortSignal: controller.signal})};
      });
      assert.deepEqual(
        [...pauses.values()].map(({milliseconds}) => milliseconds),
        [400, 400, 400],
      );
      const [first, second, last] = typed;
      for (const call of [first, second]) {
        call?.controller.abort();
        await assert.rejects(call?.done ?? Promise.resolve(), {message: 'The props have changed.'});
      }
      for (const {run} of pauses.values()) run();
      assert.deepEqual(await last?.done, {props: {user: 'Ada', loaded: {name: 'Ada Lovelace'}}});
      assert.deepEqual(requests, ['https://people.example.com/Ada.json']);
    } finally {
      Object.assign(globalThis, {fetch, setTimeout, clearTimeout});
    }
  },
);
