import assert from 'node:assert/strict';
import {VERSION} from 'remotion/version';
import {openAccount} from '../lib/aws-account';
import {installed} from '../lib/installed';
import {runLambda} from '../lib/lambda-cli';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Call = {payload: Record<string, unknown>; retriesRemaining: number; receivedStreamingPayload: (given: {message: object}) => void};
type Implementation = {awsImplementation: {callFunctionStreaming: (call: Call) => Promise<void>}};

const artifact = (name: string) => ({s3Url: `https://s3.example.com/${name}`, s3Key: name, filename: name, sizeInBytes: 1000});

export default inNode(
  'lambda still lists up to five artifacts before the image, prints the same with -q, adds the URLs of logs with --log=verbose, and starts a public render of frame 0 with one retry unless flags say otherwise.',
  async () => {
    const {awsImplementation} = installed<Implementation>('@remotion/lambda-client/dist/aws-provider.js');
    const {callFunctionStreaming} = awsImplementation;
    let sent: Record<string, unknown> = {};
    awsImplementation.callFunctionStreaming = async ({payload, retriesRemaining, receivedStreamingPayload}) => {
      sent = {...payload, retriesRemaining};
      receivedStreamingPayload({message: {type: 'render-id-determined', payload: {renderId: 't8w3hq05zn'}}});
      const place = {
        output: 'https://s3.us-east-1.amazonaws.com/quay/out.png',
        outKey: 'renders/t8w3hq05zn/out.png',
        bucketName: 'quay',
        renderId: 't8w3hq05zn',
      };
      const receivedArtifacts = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => artifact(`${name}.txt`));
      await Promise.resolve(receivedStreamingPayload({message: {type: 'still-rendered', payload: {...place, size: 214_000, receivedArtifacts}}}));
    };
    const account = await openAccount({functions: {'remotion-render-own': VERSION}});
    process.chdir(newFolder());
    try {
      const {code, output} = await runLambda('still harbor-cam Poster');
      assert.equal(code, 0, output);
      const defaults = {frame: 0, privacy: 'public', retriesRemaining: 1, jpegQuality: 80, scale: 1, timeoutInMilliseconds: 30_000, imageFormat: 'png'};
      for (const [name, value] of Object.entries(defaults)) assert.equal(sent[name], value, name);
      const lines = output.trim().split('\n');
      assert.deepEqual(lines.slice(0, 2), ['Function: remotion-render-own', 'Image Format = png (Default)']);
      assert.match(lines.at(-1) ?? '', /^\+ S3 +https:\/\/s3\.us-east-1\.amazonaws\.com\/quay\/out\.png 214 kB$/);
      assert.match(lines.at(-2) ?? '', /^ +2 more artifacts 2 kB$/);
      assert.deepEqual(
        lines.slice(-7, -2).map((line) => /(\w)\.txt 1 kB$/.exec(line)?.[1]),
        ['a', 'b', 'c', 'd', 'e'],
      );
      assert.equal((await runLambda('still harbor-cam Poster -q')).output, output);
      assert.match((await runLambda('still harbor-cam Poster --log=verbose')).output, /^CloudWatch Logs: https:.*\nLambda Insights: https:/m);
      await runLambda('still harbor-cam Poster --max-retries=4 --privacy=private');
      assert.deepEqual([sent.retriesRemaining, sent.privacy], [4, 'private']);
    } finally {
      Object.assign(awsImplementation, {callFunctionStreaming});
      process.chdir(`${__dirname}/../..`);
      account.close();
    }
  },
);
