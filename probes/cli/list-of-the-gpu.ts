import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Item = {innerText: string};
type Evaluation = {pageFunction: () => unknown; timeoutInMilliseconds: number};
const {getChromiumGpuInformation} = installed<{getChromiumGpuInformation: (options: object) => Promise<object[]>}>('@remotion/renderer/dist/test-gpu.js');
const pages = installed<{getPageAndCleanupFn: unknown}>('@remotion/renderer/dist/get-browser-instance.js');
const evaluation = installed<{puppeteerEvaluateWithCatch: unknown}>('@remotion/renderer/dist/puppeteer-evaluate.js');

export default inNode(
  'npx remotion gpu reads the first list of chrome://gpu with the limit of --timeout, and opens that page with one of 12,000 milliseconds.',
  async () => {
    const {getPageAndCleanupFn} = pages;
    const {puppeteerEvaluateWithCatch} = evaluation;
    const steps: unknown[] = [];
    const items: Item[] = ['WebGL: Hardware accelerated', 'Vulkan: Disabled'].map((innerText) => ({innerText}));
    const list = {querySelectorAll: () => items};
    pages.getPageAndCleanupFn = () =>
      Promise.resolve({page: {goto: (options: object) => Promise.resolve(steps.push(options))}, cleanupPage: () => steps.push('closed')});
    evaluation.puppeteerEvaluateWithCatch = ({pageFunction, timeoutInMilliseconds}: Evaluation) => {
      steps.push(timeoutInMilliseconds);
      const document = {querySelector: () => ({shadowRoot: {querySelector: (name: string) => (name === 'ul' ? list : null)}})};
      Object.assign(globalThis, {document});
      try {
        return Promise.resolve({value: pageFunction()});
      } finally {
        Reflect.deleteProperty(globalThis, 'document');
      }
    };
    try {
      const found = await getChromiumGpuInformation({chromiumOptions: {}, timeoutInMilliseconds: 41_000, logLevel: 'error', indent: false});
      assert.deepEqual(found, [
        {feature: 'WebGL', status: 'Hardware accelerated'},
        {feature: 'Vulkan', status: 'Disabled'},
      ]);
      assert.deepEqual(steps, [{url: 'chrome://gpu', timeout: 12_000}, 41_000, 'closed']);
    } finally {
      pages.getPageAndCleanupFn = getPageAndCleanupFn;
      evaluation.puppeteerEvaluateWithCatch = puppeteerEvaluateWithCatch;
    }
  },
);
