import assert from 'node:assert/strict';
import {launch} from '../lib/inside-a-function';
import {inNode} from '../lib/probe';

const cost = {currency: 'USD', disclaimer: '', estimatedCost: 0.01, estimatedDisplayCost: '$0.01'};
const RESULT = {outputFile: 'https://example.com/out.mp4', errors: [{message: 'socket hang up'}], timeToFinish: 9000, cost, renderSize: 1};
const ALL = ['bucketName', 'customData', 'expectedBucketOwner', 'renderId', 'type'];
const done = () => Promise.resolve(RESULT);

export default inNode(
  'A webhook gets success with URL, errors, costs and time, or error with the error; timeout comes one second before the end, and success follows if the render is done then and timeout is unanswered.',
  async () => {
    const {error} = console;
    const {setTimeout} = globalThis;
    const timers: {callback: () => void; milliseconds: number}[] = [];
    globalThis.setTimeout = ((callback: () => void, milliseconds: number) =>
      callback.name === 'onTimeout' ? timers.push({callback, milliseconds}) : setTimeout(callback)) as never;
    console.error = () => undefined;
    /** The keys of what is told besides those of all calls. */
    const keysOf = (payload?: object) =>
      Object.keys(payload ?? {})
        .filter((key) => !ALL.includes(key))
        .sort();
    try {
      const {told: success} = await launch({}, done);
      assert.deepEqual(
        success.map(({type}) => type),
        ['success'],
      );
      assert.deepEqual(keysOf(success[0]), ['costs', 'lambdaErrors', 'outputFile', 'outputUrl', 'timeToFinish']);
      assert.deepEqual(success[0]?.outputUrl, success[0]?.outputFile);
      assert.deepEqual([success[0]?.costs, success[0]?.lambdaErrors], [cost, RESULT.errors]);
      assert.equal(timers[0]?.milliseconds, 4000);

      const {told: failed} = await launch({}, () => Promise.reject(new TypeError('The tide is out')));
      assert.deepEqual([failed.length, failed[0]?.type, keysOf(failed[0])], [1, 'error', ['errors']]);
      assert.deepEqual(
        ((failed[0]?.errors ?? []) as object[]).map((each) => [Object.keys(each), (each as Error).name, (each as Error).message]),
        [[['message', 'name', 'stack'], 'TypeError', 'The tide is out']],
      );

      const webhook = {url: 'https://harbor.example.com', secret: null, customData: {berth: 4}};
      const late = async (answer: Promise<void>) => {
        const finish = () => {
          timers.at(-1)?.callback();
          return done();
        };
        return (await launch({webhook}, finish, (type) => (type === 'timeout' ? answer : Promise.resolve()))).told;
      };
      const both = await late(new Promise(() => undefined));
      assert.deepEqual(
        both.map(({type, customData}) => [type, customData]),
        [
          ['timeout', webhook.customData],
          ['success', webhook.customData],
        ],
      );
      assert.deepEqual(keysOf(both[0]), []);
      assert.equal((await late(Promise.resolve())).length, 1);
    } finally {
      console.error = error;
      globalThis.setTimeout = setTimeout;
    }
  },
);
