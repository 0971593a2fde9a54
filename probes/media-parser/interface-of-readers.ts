import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {nodeReader} from '@remotion/media-parser/node';
import {universalReader} from '@remotion/media-parser/universal';
import {webReader} from '@remotion/media-parser/web';
import {inNode} from '../lib/probe';

export default inNode(
  'The package marks the type MediaParserReaderInterface as deprecated with “This type is not stable.”; webReader, nodeReader and universalReader each have read, readWholeAsText, createAdjacentFileSource and preload.',
  () => {
    const types = fs.readFileSync(path.join(__dirname, '../../node_modules/@remotion/media-parser/dist/index.d.ts'), 'utf8');
    assert.match(types, /@deprecated This type is not stable\.\s*\*\/\s*export type \{ MediaParserReaderInterface \}/);
    for (const reader of [webReader, nodeReader, universalReader])
      assert.deepEqual(Object.keys(reader).sort(), ['createAdjacentFileSource', 'preload', 'read', 'readWholeAsText']);
  },
);
