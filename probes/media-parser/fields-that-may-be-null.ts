import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {IsAnImageError, IsAnUnsupportedFileTypeError, IsAPdfError} from '@remotion/media-parser';
import {errorsOf} from '../lib/compiled';
import {inNode} from '../lib/probe';

const COMMON = ['fileName', 'mimeType', 'sizeInBytes'] as const;
const NAMES = ['IsAnImageError', 'IsAPdfError', 'IsAnUnsupportedFileTypeError'];

/** The lines at which TypeScript misses a check for null: all that use a field of these errors. */
const SOURCE = NAMES.flatMap((name) => COMMON.map((field) => `export const ${field}${name} = (error: ${name}) => error.${field}.toString();`));

export default inNode(
  'The errors for images, PDF and unsupported files have fileName, mimeType and sizeInBytes, each of which may be null; the page on errors lists every field of them.',
  () => {
    const given = {imageType: 'png', dimensions: null, fileName: null, mimeType: null, sizeInBytes: null, message: 'No.'} as const;
    const errors = [new IsAnImageError(given), new IsAPdfError(given), new IsAnUnsupportedFileTypeError(given)];
    const page = fs.readFileSync(path.join(__dirname, '../../docs/media-parser/errors.mdx'), 'utf8');
    for (const error of errors) {
      for (const field of COMMON) assert.equal(error[field], null, `${error.name}.${field}`);
      const section = page.split(`\n## ${error.name}\n`)[1]?.split('\n## ')[0] ?? '';
      for (const field of [...Object.keys(error), 'name']) assert.ok(section.includes(`\`${field}\``), `${error.name}.${field}`);
    }
    const mistakes = errorsOf([`import type {${NAMES.join(', ')}} from '@remotion/media-parser';`, ...SOURCE].join('\n'));
    assert.deepEqual(
      mistakes.map(([line, message]) => [line, / is possibly 'null'/.test(message)]),
      SOURCE.map((_, index) => [index + 1, true]),
    );
  },
);
