import assert from 'node:assert/strict';
import {visualControl} from '@remotion/studio';
import {inNode} from '../lib/probe';

export default inNode('In a render, visualControl() returns the value in the code.', () => {
  const page = globalThis as {window?: object};
  page.window = {process: {env: {NODE_ENV: 'production'}}, remotion_puppeteerTimeout: 30_000};
  try {
    assert.equal(visualControl('margin', 40), 40);
  } finally {
    delete page.window;
  }
});
