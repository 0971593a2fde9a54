import assert from 'node:assert/strict';
import {renderMediaOnLambda} from '@remotion/lambda/client';
import {serveLambda} from '../lib/aws';
import {inNode} from '../lib/probe';

const functionName = 'remotion-render-4-0-332-mem3009mb-disk4096mb-240sec';
const rendererFunctionName = 'remotion-render-4-0-332-mem2048mb-disk2048mb-120sec';

export default inNode(
  'With rendererFunctionName, cloudWatchMainLogs names the log of that function and not the one of functionName, which runs the main function.',
  async () => {
    const called: string[] = [];
    const server = await serveLambda((request, response) => {
      called.push(request.url ?? '');
      response.end(JSON.stringify({type: 'success', renderId: 'testrender', bucketName: 'remotionlambda-useast1-c7d0p4s2xy'}));
    });
    try {
      const start = {region: 'us-east-1', functionName, serveUrl: 'site', composition: 'Main', codec: 'h264', inputProps: {}} as const;
      assert.ok((await renderMediaOnLambda(start)).cloudWatchMainLogs.includes(functionName));
      const {cloudWatchMainLogs} = await renderMediaOnLambda({...start, rendererFunctionName});
      assert.ok(cloudWatchMainLogs.includes(rendererFunctionName) && !cloudWatchMainLogs.includes(functionName));
      assert.ok(called.every((url) => url.includes(functionName)));
    } finally {
      server.close();
    }
  },
);
