import assert from 'node:assert/strict';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

export default inNode(
  'With onParseProgress as the only callback and without fields, parseMedia() prints a warning, makes no call and returns nothing.',
  async () => {
    const warnings: unknown[] = [];
    const {warn} = console;
    console.warn = (...args: unknown[]) => void warnings.push(args.join(' '));
    let calls = 0;
    try {
      const src = await media('plain.mp4');
      const result = await parseMedia({
        src,
        reader: nodeReader,
        progressIntervalInMs: 0,
        onParseProgress: () => void calls++,
        acknowledgeRemotionLicense: true,
      });
      assert.deepEqual(result, {});
    } finally {
      console.warn = warn;
    }
    assert.equal(calls, 0);
    assert.match(warnings.join('\n'), /No `fields` and no `on\*` callbacks were passed/);
  },
);
