import assert from 'node:assert/strict';
import {Config} from '@remotion/cli/config';
import {BrowserSafeApis} from '@remotion/renderer/client';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Module = {getRenderDefaults(): {metadata: unknown}};

export default inNode('Tags of setMetadata() reach the render dialog of the Studio, and npx remotion render takes those of --metadata alone.', () => {
  const {getRenderDefaults} = installed<Module>('@remotion/cli/dist/get-render-defaults.js');
  const ofTheRender = (commandLine: Record<string, unknown>) => BrowserSafeApis.options.metadataOption.getValue({commandLine}).value ?? {};
  Config.setMetadata({artist: 'Physics department'});
  try {
    assert.deepEqual(getRenderDefaults().metadata, {artist: 'Physics department'});
    assert.deepEqual(ofTheRender({}), {});
    assert.deepEqual(ofTheRender({metadata: ['title=Tides', 'date=2025']}), {title: 'Tides', date: '2025'});
  } finally {
    Config.setMetadata(undefined as never);
  }
});
