import assert from 'node:assert/strict';
import {launch} from '../lib/inside-a-function';
import {slowInNode} from '../lib/probe';

type Recorded = {errors: {message: string; isFatal: boolean}[]};

export default slowInNode(
  'A function that is asked to render with an unknown codec starts, and its render fails with an error that is recorded; it checks neither downloadBehavior nor the customData of a webhook.',
  async () => {
    const {error} = console;
    console.error = () => undefined;
    const errorsWith = async (change: object) => {
      const {written} = await launch({webhook: null, ...change}, () => Promise.resolve({}));
      const errors = written.flatMap((text) => (JSON.parse(text) as Partial<Recorded>).errors ?? []);
      return errors.map(({message, isFatal}) => `${isFatal ? 'fatal ' : ''}${message}`);
    };
    try {
      assert.match((await errorsWith({codec: 'h246'}))[0] ?? '', /^fatal .*h246/s);
      for (const change of [{downloadBehavior: {type: 'nope'}}, {webhook: {url: 'https://harbor.example.com', secret: null, customData: 'x'.repeat(5000)}}])
        assert.deepEqual(await errorsWith(change), []);
    } finally {
      console.error = error;
    }
  },
);
