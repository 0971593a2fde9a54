import assert from 'node:assert/strict';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';

type Options = {outName: string; downloadName: null; configImageFormat: string | null; cliFlag: string | null; isLambda: boolean; fromUi: null};
const {determineFinalStillImageFormat} = installed<{determineFinalStillImageFormat: (options: Options) => {format: string; source: string}}>(
  '@remotion/cli/dist/determine-image-format.js',
);

export default inNode(
  'The extension decides the format of a still, then --image-format, then the configuration file, and png is the last; a flag that contradicts it is refused.',
  () => {
    const format = (outName: string, cliFlag: string | null = null, configImageFormat: string | null = null) =>
      determineFinalStillImageFormat({outName, cliFlag, configImageFormat, downloadName: null, isLambda: false, fromUi: null});
    for (const [extension, expected] of Object.entries({png: 'png', jpg: 'jpeg', jpeg: 'jpeg', webp: 'webp', pdf: 'pdf'}))
      assert.deepEqual(format(`out/x.${extension}`, null, 'webp'), {format: expected, source: 'Out name extension'});
    assert.equal(format('out/x', 'jpeg', 'webp').format, 'jpeg');
    assert.equal(format('out/x', null, 'webp').format, 'webp');
    assert.equal(format('out/x').format, 'png');
    assert.equal(format('out/x.gif').format, 'png');
    assert.equal(format('out/x.gif', 'pdf').format, 'pdf');
    assert.throws(() => format('out/x.jpg', 'png'), {
      message: 'Image format mismatch: out/x.jpg was given as the out name, but --image-format=png was passed. The image formats must match.',
    });
  },
);
