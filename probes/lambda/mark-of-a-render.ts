import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Lifecycle = {
  generateRandomHashWithLifeCycleRule: (given: object) => string;
  getLifeCycleRules: () => {Expiration: {Days: number}; Filter: {Prefix: string}}[];
};

export default inNode(
  'The ID of a render that was started with deleteAfter begins with that value, which one rule of the bucket fits; other values throw.',
  () => {
    const {generateRandomHashWithLifeCycleRule, getLifeCycleRules} = installed<Lifecycle>('@remotion/lambda-client/dist/lifecycle.js');
    const {awsImplementation} = installed<{awsImplementation: {validateDeleteAfter: (value: string | null) => void}}>(
      '@remotion/lambda-client/dist/aws-provider.js',
    );
    const id = (deleteAfter: string | null) => generateRandomHashWithLifeCycleRule({deleteAfter, randomHashFn: () => 'x2m8q0c4zt'});
    assert.equal(id('7-days'), '7-days-x2m8q0c4zt');
    assert.equal(id(null), 'x2m8q0c4zt');
    for (const [value, days] of Object.entries({'1-day': 1, '3-days': 3, '7-days': 7, '30-days': 30})) {
      awsImplementation.validateDeleteAfter(value);
      const fitting = getLifeCycleRules().filter(({Filter}) => `renders/${id(value)}/out.mp4`.startsWith(Filter.Prefix));
      assert.deepEqual(
        fitting.map(({Expiration}) => Expiration.Days),
        [days],
      );
    }
    assert.throws(() => awsImplementation.validateDeleteAfter('2-days'), {
      message: 'Expected deleteAfter value to be one of 1-day, 3-days, 7-days, 30-days, got 2-days',
    });
  },
);
