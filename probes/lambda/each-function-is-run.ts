import assert from 'node:assert/strict';
import {getFunctions} from '@remotion/lambda/client';
import {serveLambda} from '../lib/aws';
import {dashedVersion} from '../lib/installed';
import {inNode} from '../lib/probe';

const own = dashedVersion('@remotion/lambda-client').replaceAll('-', '.');
const VERSIONS: Record<string, string | null> = {'remotion-render-old': '4.0.100', 'remotion-render-own': own, 'remotion-render-silent': null};

export default inNode(
  'getFunctions() runs each function whose name begins with remotion-render- once, even with compatibleOnly; one that does not answer has version null.',
  async () => {
    const run: string[] = [];
    const server = await serveLambda((request, response) => {
      if (!request.url?.includes('/invocations')) {
        const Functions = ['billing', ...Object.keys(VERSIONS)].map((FunctionName) => ({FunctionName, MemorySize: 2048, Timeout: 120}));
        response.end(JSON.stringify({Functions}));
        return;
      }
      const name = request.url.split('/')[3] ?? '';
      run.push(name);
      const version = VERSIONS[name];
      response.end(JSON.stringify(version ? {type: 'success', version} : {type: 'error', message: 'out of order', stack: ''}));
    });
    const list = async (compatibleOnly: boolean) =>
      (await getFunctions({region: 'us-east-1', compatibleOnly})).map(({functionName, version}) => [functionName, version]);
    try {
      assert.deepEqual(await list(false), Object.entries(VERSIONS));
      assert.deepEqual(run.splice(0).sort(), Object.keys(VERSIONS));
      assert.deepEqual(await list(true), [['remotion-render-own', own]]);
      assert.deepEqual(run.sort(), Object.keys(VERSIONS));
    } finally {
      server.close();
    }
  },
);
