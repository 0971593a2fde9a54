import assert from 'node:assert/strict';
import {VERSION} from 'remotion/version';
import {insideFunctionSpecifics} from '../lib/inside-a-function';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const {innerHandler} = installed<{innerHandler: (given: object) => Promise<void>}>('@remotion/serverless/dist/index.js');
const {getCloudwatchRendererUrl} = installed<{getCloudwatchRendererUrl: (given: object) => string}>('@remotion/lambda-client/dist/get-aws-urls.js');

export default inNode(
  'A function empties its disk, then writes its task, the ID of the render and the chunk in a line, which the URLs of the logs search for, but not with the log level warn; any other task throws "Command not found".',
  async () => {
    const lines: string[] = [];
    let emptied = 0;
    const {log, error} = console;
    const call = (params: object) =>
      innerHandler({
        params: {version: VERSION, renderId: 'q7c1v9t3ps', chunk: 7, logLevel: 'info', resolvedProps: {}, inputProps: {}, ...params},
        responseWriter: {write: () => Promise.resolve(), end: () => Promise.resolve()},
        context: {awsRequestId: '1', invokedFunctionArn: 'arn:aws:lambda:eu-west-1:1:function:harbor', getRemainingTimeInMillis: () => 120_000},
        providerSpecifics: {printLoggingHelper: true, validateDeleteAfter: () => undefined, isFlakyError: () => false},
        insideFunctionSpecifics: {...insideFunctionSpecifics, deleteTmpDir: () => Promise.resolve(void (emptied += 1))},
      }).catch(({message}: Error) => message);
    console.log = (line: string) => lines.push(String(line));
    console.error = () => undefined;
    try {
      const tasks = ['start', 'status', 'renderer', 'still', 'compositions', 'info', 'launch'];
      for (const type of tasks) await call({type, launchFunctionConfig: {version: '4.0.1'}});
      const written = lines.filter((line) => line.startsWith('method='));
      assert.deepEqual(
        written.map((line) => /^method=(\w+),/.exec(line)?.[1]),
        tasks,
      );
      const line = written[2] ?? '';
      assert.match(line, /^method=renderer,renderId=q7c1v9t3ps,chunk=7,dumpLogs=false,resolvedProps=\{\},isWarm=true$/);
      const url = getCloudwatchRendererUrl({functionName: 'harbor', region: 'eu-west-1', renderId: 'q7c1v9t3ps', rendererFunctionName: null, chunk: null});
      const [, pattern = ''] = decodeURIComponent(decodeURIComponent(url.replaceAll('$', '%'))).split('filterPattern=');
      assert.deepEqual([pattern.at(0), pattern.at(-1), line.includes(pattern.slice(1, -1))], ['"', '"', true]);
      lines.length = 0;
      await call({type: 'renderer', logLevel: 'warn', launchFunctionConfig: {version: '4.0.1'}});
      assert.deepEqual(lines, []);
      assert.match(String(await call({type: 'launched'})), /^Command not found: /);
      assert.equal(emptied, tasks.length + 2);
    } finally {
      Object.assign(console, {log, error});
      delete process.env.__RESERVED_IS_INSIDE_REMOTION_LAMBDA;
    }
  },
);
