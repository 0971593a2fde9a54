import assert from 'node:assert/strict';
import {anew} from '../lib/installed';
import {inNode} from '../lib/probe';

type Renderer = {openBrowser: (browser: 'chrome', options: {browserExecutable: string; logLevel: 'error'}) => Promise<unknown>};

// After one refusal, all later calls in a process are refused with the same error.
const {openBrowser} = anew<Renderer>('@remotion/renderer/dist/open-browser.js', '@remotion/renderer/dist/ensure-browser.js');

export default inNode('A path to a browser that does not exist is refused with the path.', async () => {
  await assert.rejects(
    openBrowser('chrome', {browserExecutable: '/nope', logLevel: 'error'}),
    /"browserExecutable" was specified as '\/nope' but the path doesn't exist\. Pass "null" for "browserExecutable" to download a browser automatically\./,
  );
});
