import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {Config} from '@remotion/cli/config';
import {BrowserSafeApis} from '@remotion/renderer/client';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

const {getRenderDefaults} = installed<{getRenderDefaults(): {scale: number}}>('@remotion/cli/dist/get-render-defaults.js');

export default inNode(
  'After Config.setScale(2), every render without --scale has a scale of 2, and so has the field for the scale in the render dialog of the Studio; without it, both have 1.',
  () => {
    const {scaleOption} = BrowserSafeApis.options;
    const scales = () => [scaleOption.getValue({commandLine: {}}).value, getRenderDefaults().scale];
    assert.deepEqual(scales(), [1, 1]);
    try {
      Config.setScale(2);
      assert.deepEqual(scales(), [2, 2]);
    } finally {
      Config.setScale(1);
    }
    const dialog = path.join(__dirname, '../../node_modules/@remotion/studio/dist/components/RenderModal');
    const field = fs.readFileSync(path.join(dialog, 'ScaleSetting.js'), 'utf8');
    assert.match(field, /name: ['"]Scale['"]/);
    assert.match(fs.readFileSync(path.join(dialog, 'RenderModalPicture.js'), 'utf8'), /ScaleSetting_1\.ScaleSetting, /);
  },
);
