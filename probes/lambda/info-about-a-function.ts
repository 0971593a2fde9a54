import assert from 'node:assert/strict';
import {getFunctionInfo} from '@remotion/lambda';
import {serveLambda} from '../lib/aws';
import {inNode} from '../lib/probe';

export default inNode(
  'getFunctionInfo() takes memory, disk and timeout from AWS, whatever the name says, and the version from one call of the function, "n/a" if it does not know the question; an unknown function rejects.',
  async () => {
    const configuration = {Timeout: 90, MemorySize: 1024, EphemeralStorage: {Size: 4096}};
    let calls = 0;
    const server = await serveLambda((request, response) => {
      const invoked = request.url?.includes('/invocations');
      if (request.url?.includes('missing')) response.writeHead(404, {'x-amzn-errortype': 'ResourceNotFoundException'}).end('{"message":"Function not found"}');
      else if (!invoked) response.end(JSON.stringify({Configuration: configuration}));
      else {
        calls += 1;
        const old = request.url?.includes('old');
        response.end(JSON.stringify(old ? {type: 'error', message: 'Command not found: {}', stack: ''} : {type: 'success', version: '4.0.332'}));
      }
    });
    const info = (functionName: string) => getFunctionInfo({region: 'us-east-1', functionName, logLevel: 'error'});
    try {
      const functionName = 'remotion-render-4-0-332-mem2048mb-disk2048mb-120sec';
      assert.deepEqual(await info(functionName), {functionName, timeoutInSeconds: 90, memorySizeInMb: 1024, diskSizeInMb: 4096, version: '4.0.332'});
      assert.equal(calls, 1);
      assert.equal((await info('remotion-render-old')).version, 'n/a');
      await assert.rejects(info('missing'), {name: 'ResourceNotFoundException'});
      await assert.rejects(getFunctionInfo({region: 'eu-west-9' as never, functionName}), /eu-west-9 is not a supported AWS region\. Must be one of: /);
    } finally {
      server.close();
    }
  },
);
