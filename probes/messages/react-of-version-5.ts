import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {slowInNode} from '../lib/probe';

const MODULES = path.join(__dirname, '../../node_modules');

const SCRIPT = `
require('${MODULES}/remotion/dist/cjs/v5-flag.js').ENABLE_V5_BREAKING_CHANGES = process.argv[1] === 'on';
const {visualizeAudio} = require('${MODULES}/@remotion/media-utils/dist/visualize-audio.js');
const {renderMediaOnLambdaOptionalToRequired} = require('${MODULES}/@remotion/lambda-client/dist/render-media-on-lambda.js');
const waveform = Float32Array.from({length: 48_000}, (_, index) => Math.sin(index / 5) * Math.sin(index / 377));
const audioData = {channelWaveforms: [waveform], sampleRate: 48_000, durationInSeconds: 1, numberOfChannels: 1, resultId: 'tide', isRemote: false};
const given = {audioData, frame: 12, fps: 30, numberOfSamples: 16, smoothing: false};
const bars = (options) => JSON.stringify(visualizeAudio({...given, ...options}));
console.log(JSON.stringify([bars({}) === bars({optimizeFor: 'accuracy'}), bars({}) === bars({optimizeFor: 'speed'}), renderMediaOnLambdaOptionalToRequired({}).overwrite]));
`;

const withSwitch = (state: string) => {
  const {stdout, stderr} = spawnSync(process.execPath, ['-e', SCRIPT, state], {encoding: 'utf8', timeout: 25_000});
  assert.ok(stdout, stderr);
  return JSON.parse(stdout) as boolean[];
};

export default slowInNode(
  'With the switch for version 5, visualizeAudio() optimizes for speed instead of accuracy; a payload for Lambda would overwrite files, but the function passes false on; the message about React 18 is in the Studio.',
  () => {
    assert.deepEqual(
      [withSwitch('off'), withSwitch('on')],
      [
        [true, false, false],
        [false, true, false],
      ],
    );
    const payload = fs.readFileSync(path.join(MODULES, '@remotion/lambda-client/dist/make-lambda-payload.js'), 'utf8');
    assert.match(payload, /overwrite: overwrite !== null && overwrite !== void 0 \? overwrite : serverless_client_1\.ENABLE_V5_BREAKING_CHANGES/);
    const entry = fs.readFileSync(path.join(MODULES, '@remotion/studio/dist/previewEntry.js'), 'utf8');
    assert.ok(entry.includes('Remotion 5.0 does only support React 18+. However, ReactDOM.createRoot() is undefined.'));
  },
);
