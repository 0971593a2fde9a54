import assert from 'node:assert/strict';
import {estimatePrice} from '@remotion/lambda/client';
import {inNode} from '../lib/probe';
import {sampleOf} from '../lib/page-sample';

type Consumer = {handler: (event: object) => Promise<{batchItemFailures: object[]}>};

export default inNode(
  'The consumer on the page returns the orders that failed or are no JSON, and no others; 256 MB for 60 seconds are 15 GB-seconds, which cost $0.0002.',
  async () => {
    const started: string[] = [];
    const {handler} = sampleOf<Consumer>(['docs/lambda/sqs.mdx'], 'consumer', {
      '@remotion/lambda/client': {
        speculateFunctionName: () => 'remotion-render-harbor',
        renderMediaOnLambda: ({inputProps}: {inputProps: {orderId: string}}) => {
          started.push(inputProps.orderId);
          return Promise.resolve({renderId: inputProps.orderId, bucketName: 'remotionlambda-quay'});
        },
        getRenderProgress: ({renderId}: {renderId: string}) =>
          Promise.resolve(
            renderId === 'stormy'
              ? {fatalErrorEncountered: true, errors: [{isFatal: true, message: 'capsized'}]}
              : {done: true, outputFile: `https://example.com/${renderId}.mp4`},
          ),
      },
    });
    const record = (messageId: string, body: string) => ({messageId, body});
    const order = (orderId: string) => JSON.stringify({orderId, places: []});
    const {log, error} = console;
    console.log = console.error = () => undefined;
    try {
      const Records = [record('1', order('calm')), record('2', order('stormy')), record('3', 'overboard'), record('4', order('breezy'))];
      assert.deepEqual(await handler({Records}), {batchItemFailures: [{itemIdentifier: '2'}, {itemIdentifier: '3'}]});
      assert.deepEqual(started, ['calm', 'stormy', 'breezy']);
    } finally {
      Object.assign(console, {log, error});
    }
    // Twice the memory for half the time, since a function of Remotion has 512 MB or more.
    const price = {region: 'us-west-1', memorySizeInMb: 512, diskSizeInMb: 512, lambdasInvoked: 0, durationInMilliseconds: 30_000} as const;
    assert.equal(estimatePrice(price), 0.0002);
  },
);
