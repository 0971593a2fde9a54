import assert from 'node:assert/strict';
import {Config} from '@remotion/cli/config';
import {BrowserSafeApis} from '@remotion/renderer/client';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {rejectsWith} from '../lib/render-options';

const {ConfigInternals} = installed<{ConfigInternals: {getEveryNthFrame: () => number; getConcurrency: () => number | string | null}}>(
  '@remotion/cli/dist/config/index.js',
);
const {validatePuppeteerTimeout} = installed<{validatePuppeteerTimeout: (value: unknown) => void}>('@remotion/renderer/dist/validate-puppeteer-timeout.js');

export default inNode(
  'setEveryNthFrame(), setScale(), setConcurrency() and a timeout below 7000 are accepted in the configuration file and refused by the render.',
  async () => {
    try {
      assert.equal(Config.setEveryNthFrame(0), undefined);
      assert.equal(Config.setScale(20), undefined);
      assert.equal(Config.setConcurrency(1000), undefined);
      assert.equal(Config.setDelayRenderTimeoutInMilliseconds(1000), undefined);
      const everyNthFrame = ConfigInternals.getEveryNthFrame();
      assert.match(await rejectsWith({codec: 'gif', outputLocation: 'x.gif', everyNthFrame}), /"everyNthFrame" cannot be below 1, but is 0/);
      assert.match(await rejectsWith({scale: 20}), /"scale" must be smaller or equal than 16, but is 20/);
      assert.match(await rejectsWith({concurrency: ConfigInternals.getConcurrency()}), /Maximum for --concurrency is \d+/);
      const timeout = BrowserSafeApis.options.delayRenderTimeoutInMillisecondsOption.getValue({commandLine: {}}).value;
      assert.throws(() => validatePuppeteerTimeout(timeout), /'timeoutInMilliseconds' should be bigger or equal than 7000, but is 1000/);
    } finally {
      Config.setEveryNthFrame(1);
      Config.setScale(1);
      Config.setConcurrency(null);
      Config.setDelayRenderTimeoutInMilliseconds(30_000);
    }
  },
);
