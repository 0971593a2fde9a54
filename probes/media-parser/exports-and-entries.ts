import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import * as main from '@remotion/media-parser';
import {parseMedia} from '@remotion/media-parser';
import {webReader} from '@remotion/media-parser/web';
import {bundled} from '../lib/bundled';
import {media} from '../lib/media';
import {inNode} from '../lib/probe';

const ENTRIES = path.join(__dirname, '../../node_modules/@remotion/media-parser/dist/esm');

export default inNode(
  'The main entry has four error classes, two functions that choose HLS streams and VERSION as text. webReader is the default; node, universal and node-writer import fs, so that a bundle for the browser fails; web does not.',
  async () => {
    const errors = Object.entries(main).filter(([, value]) => typeof value === 'function' && (value as {prototype?: unknown}).prototype instanceof Error);
    assert.deepEqual(errors.map(([name]) => name).sort(), ['IsAPdfError', 'IsAnImageError', 'IsAnUnsupportedFileTypeError', 'MediaParserAbortError']);
    const choices = Object.keys(main).filter((name) => name.startsWith('default'));
    assert.deepEqual(choices.sort(), ['defaultSelectM3uAssociatedPlaylists', 'defaultSelectM3uStreamFn']);
    assert.match(main.MediaParserInternals ? main.VERSION : '', /^\d+\.\d+\.\d+$/);

    const {read} = webReader;
    let reads = 0;
    webReader.read = (...given) => {
      reads++;
      return read(...given);
    };
    try {
      const src = new File([new Uint8Array(fs.readFileSync(await media('plain.mp4')))], 'plain.mp4');
      await parseMedia({src, fields: {dimensions: true}, acknowledgeRemotionLicense: true});
    } finally {
      webReader.read = read;
    }
    assert.ok(reads > 0);

    const importsFs = (name: string) => /from "(node:)?fs"/.test(fs.readFileSync(path.join(ENTRIES, `${name}.mjs`), 'utf8'));
    const names = ['web', 'node', 'universal', 'node-writer'];
    assert.deepEqual(names.map(importsFs), [false, true, true, true]);
    for (const name of names) {
      const entry = {'src/index.ts': `export * from ${JSON.stringify(path.join(ENTRIES, `${name}.mjs`))};\n`};
      const {errors: failures} = await bundled(entry);
      if (name === 'web') assert.deepEqual(failures, []);
      else
        assert.ok(
          failures.some((message) => /^Module not found: .*'fs'|Reading from "node:fs" is not handled/.test(message)),
          failures.join('\n'),
        );
    }
  },
);
