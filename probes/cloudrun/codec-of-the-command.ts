import assert from 'node:assert/strict';
import {BrowserSafeApis} from '@remotion/renderer/client';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Codec = (given: {commandLine: object}, names: object) => {value: string; source: string};
type Format = (names: object) => {format: string; source: string};

const {getValue} = BrowserSafeApis.options.videoCodecOption as unknown as {getValue: Codec};
const {determineFinalStillImageFormat} = installed<{determineFinalStillImageFormat: Format}>('@remotion/cli/dist/determine-image-format.js');

export default inNode(
  "The codec comes from --codec, the download, --out-name (or a setting that fits it), the setting and h264, a still's format from the download, --out-name, the flag, the setting and png. Extensions have to match.",
  () => {
    const codec = (names: object, flag?: string) => {
      const {value, source} = getValue(
        {commandLine: {codec: flag}},
        {downloadName: null, outName: null, configFile: null, uiCodec: null, compositionCodec: null, ...names},
      );
      return `${value} (${source})`;
    };
    assert.equal(codec({downloadName: 'out/piste.webm', configFile: 'vp9'}, 'vp9'), 'vp9 (from --codec flag)');
    assert.equal(codec({downloadName: 'out/piste.webm', configFile: 'vp9'}), 'vp8 (derived from download name)');
    assert.equal(codec({outName: 'piste.webm'}), 'vp8 (derived from out name)');
    assert.equal(codec({outName: 'piste.webm', configFile: 'vp9'}), 'vp9 (derived from out name + config file)');
    assert.equal(codec({outName: 'piste.webm', configFile: 'prores'}), 'vp8 (derived from out name)');
    assert.equal(codec({configFile: 'prores'}), 'prores (Config file)');
    assert.equal(codec({}), 'h264 (default)');
    assert.throws(() => codec({downloadName: 'a.webm', outName: 'a.mp4'}), {
      message: 'The download name is a.webm but the output name is a.mp4. The file extensions must match',
    });
    assert.throws(() => codec({downloadName: 'a.webm'}, 'h264'), /^TypeError: The download name is a\.webm but --codec=h264 was passed\./);

    const format = (downloadName: string | null, outName: string | null, cliFlag: string | null = null, configImageFormat: string | null = 'jpeg') =>
      determineFinalStillImageFormat({downloadName, outName, cliFlag, configImageFormat, isLambda: true, fromUi: null}).format;
    assert.deepEqual([format('a.pdf', null), format(null, 'a.webp'), format(null, null, 'webp'), format(null, null)], ['pdf', 'webp', 'webp', 'jpeg']);
    assert.equal(format(null, null, null, null), 'png');
    assert.throws(() => format('out/x.jpg', null, 'png'), {
      message: 'Image format mismatch: out/x.jpg was given as the download name, but --image-format=png was passed. The image formats must match.',
    });
    assert.throws(() => format('a.png', 'a.webp'), /^TypeError: Image format mismatch: a\.webp was given as the S3 output key and a\.png/);
  },
);
