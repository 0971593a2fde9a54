import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {downloadAndParseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {nodeWriter} from '@remotion/media-parser/node-writer';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

export default inNode(
  'onError of downloadAndParseMedia() hears of an error in onDimensions, but not of one in onSize, onName, onMimeType or a callback of a slow field, after which the copy stays.',
  async () => {
    const throwIn = async (callback: 'onSize' | 'onName' | 'onMimeType' | 'onDimensions' | 'onSlowKeyframes') => {
      const target = path.join(newFolder(), 'copy.mp4');
      let heard = false;
      const copy = downloadAndParseMedia({
        src: await media('plain.mp4'),
        reader: nodeReader,
        writer: nodeWriter(target),
        fields: {slowKeyframes: true},
        acknowledgeRemotionLicense: true,
        onError: () => {
          heard = true;
          return {action: 'fail'};
        },
        [callback]: () => {
          throw new Error(callback);
        },
      });
      await assert.rejects(copy, {message: callback});
      return {heard, stays: fs.existsSync(target)};
    };
    assert.deepEqual(await throwIn('onDimensions'), {heard: true, stays: false});
    for (const callback of ['onSize', 'onName', 'onMimeType', 'onSlowKeyframes'] as const)
      assert.deepEqual(await throwIn(callback), {heard: false, stays: true});
  },
);
