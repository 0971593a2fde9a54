import assert from 'node:assert/strict';
import {Config} from '@remotion/cli/config';
import {BrowserSafeApis} from '@remotion/renderer/client';
import {sampleOf} from '../lib/page-sample';
import {inNode} from '../lib/probe';

const PAGE = ['docs/miscellaneous/cloud-gpu-docker.mdx'];

export default inNode(
  'The configuration file of the page chooses Chrome for Testing and angle-egl where NVIDIA_VISIBLE_DEVICES is set, and nothing elsewhere; --gl=vulkan wins over it.',
  () => {
    const {chromeModeOption, glOption} = BrowserSafeApis.options;
    const chosen = (commandLine: Record<string, unknown> = {}) => [chromeModeOption.getValue({commandLine}).value, glOption.getValue({commandLine}).value];
    try {
      sampleOf(PAGE, 'remotion.config');
      assert.deepEqual(chosen(), ['headless-shell', null]);
      process.env.NVIDIA_VISIBLE_DEVICES = 'all';
      sampleOf(PAGE, 'remotion.config');
      assert.deepEqual(chosen(), ['chrome-for-testing', 'angle-egl']);
      assert.deepEqual(chosen({gl: 'vulkan'}), ['chrome-for-testing', 'vulkan']);
    } finally {
      delete process.env.NVIDIA_VISIBLE_DEVICES;
      Config.setChromeMode('headless-shell');
      Config.setChromiumOpenGlRenderer(null as never);
    }
  },
);
