import assert from 'node:assert/strict';
import {openBrowser} from '@remotion/renderer';
import {inNode} from '../lib/probe';

export default inNode('A path to a browser that does not exist is refused with the path.', async () => {
  await assert.rejects(
    openBrowser('chrome', {browserExecutable: '/nope', logLevel: 'error'}),
    /"browserExecutable" was specified as '\/nope' but the path doesn't exist\. Pass "null" for "browserExecutable" to download a browser automatically\./,
  );
});
