import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {downloadAndParseMedia, mediaParserController} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {nodeWriter} from '@remotion/media-parser/node-writer';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Options = Omit<Parameters<typeof downloadAndParseMedia>[0], 'src' | 'writer'>;

export default inNode(
  'A copy that is aborted in a callback stays as it is without a call of onError; an error of the parser deletes it, and with download keeps it and rejects all the same. Without fields and callbacks, there is no warning.',
  async () => {
    const target = path.join(newFolder(), 'copy.ts');
    const src = await media('plain.ts');
    let errors = 0;
    const copy = (options: Partial<Options>) =>
      downloadAndParseMedia({...{src, reader: nodeReader, writer: nodeWriter(target), acknowledgeRemotionLicense: true}, ...options});
    const onError = (action: 'fail' | 'download') => () => {
      errors++;
      return {action};
    };

    const controller = mediaParserController();
    const aborted = copy({controller, onError: onError('fail'), onVideoTrack: () => () => controller.abort()});
    await assert.rejects(aborted, {name: 'MediaParserAbortError'});
    assert.deepEqual([errors, fs.existsSync(target)], [0, true]);

    const broken = {onVideoTrack: () => () => Promise.reject(new Error('no room in the hold'))};
    for (const [action, stays] of [
      ['fail', false],
      ['download', true],
    ] as const) {
      await assert.rejects(copy({...broken, onError: onError(action)}), {message: 'no room in the hold'});
      assert.equal(fs.existsSync(target), stays);
    }
    assert.equal(errors, 2);

    const {warn} = console;
    const said: unknown[] = [];
    console.warn = (text: unknown) => void said.push(text);
    try {
      await copy({});
    } finally {
      console.warn = warn;
    }
    assert.deepEqual(said, []);
  },
);
