import assert from 'node:assert/strict';
import {Config} from '@remotion/cli/config';
import {inNode} from '../lib/probe';

type Setter = (value: unknown) => void;
const setters = Config as unknown as Record<string, Setter>;

const REFUSED: [string, unknown, string][] = [
  ['setCachingEnabled', 'x', 'Caching flag must be a boolean.'],
  ['setOutputLocation', '', 'outputLocation must not be an empty string'],
  ['setOverwriteOutput', 'x', 'overwriteExisting must be a boolean but got string (x)'],
  ['setFrameRange', [5, 2], 'The second value of frame range must be not smaller than the first one, but got 5-2'],
  ['setImageSequence', 'x', 'setImageSequence accepts a Boolean Value'],
  ['overrideWidth', '100', 'The "width" prop passed to `setWidth()` must be a number, but you passed a value of type string'],
  ['overrideHeight', 0, 'The "height" prop passed to `overrideHeight()` must be positive, but got 0.'],
  ['setVideoImageFormat', 'jpg', 'Value jpg is not valid as a video image format. Did you mean "jpeg"?'],
  ['setJpegQuality', 101, 'JPEG Quality option must be between 0 and 100.'],
  ['setCrf', '20', 'The CRF must be a number or undefined.'],
  ['setHardwareAcceleration', 'x', 'Invalid value for --hardware-acceleration: x'],
  ['setAudioCodec', 'x', 'Audio codec must be one of the following: pcm-16, aac, mp3, opus, but got x'],
  ['setDelayRenderTimeoutInMilliseconds', 'x', '--timeout flag / setDelayRenderTimeoutInMilliseconds() must be a number, but got "x"'],
  ['setChromiumOpenGlRenderer', 'x', 'x is not a valid GL backend. Accepted values: swangle, angle, egl, swiftshader, vulkan, angle-egl'],
  ['setStudioPort', 0, 'Studio server port should be a number between 1 and 65535. Got 0'],
  ['setRendererPort', 65_536, 'Studio server port should be a number between 1 and 65535. Got 65536'],
  ['setShouldOpenBrowser', 'x', 'Expected a boolean, got string (true)'],
  ['setMaxTimelineTracks', -1, 'Need to pass a non-negative number to Config.setMaxTimelineTracks(), got -1'],
  ['setWebpackPollingInMilliseconds', 'x', 'Polling must be a number or null, got "x" instead.'],
  ['setQuality', 90, 'setQuality() has been renamed - use setJpegQuality() instead.'],
];

export default inNode(
  'Setters of the configuration file throw the messages of their sections for values of the wrong kind, and groups of setters throw, too.',
  () => {
    for (const [setter, value, message] of REFUSED) assert.throws(() => setters[setter]!(value), {message}, setter);
    assert.throws(() => setters.setCodec!('avi'), /^Error: Codec must be one of the following: .*, but got avi$/);
    assert.throws(() => setters.setImageFormat!('png'), /^Error: Config\.setImageFormat\(\) has been renamed - use Config\.setVideoImageFormat\(\) instead/);
    for (const group of ['Bundling', 'Preview', 'Log', 'Puppeteer', 'Rendering', 'Output'])
      assert.throws(() => setters[group], {
        message: `The config format has changed. Change \`Config.${group}.*()\` calls to \`Config.*()\` in your config file.`,
      });
  },
);
