import fs from 'node:fs';
import path from 'node:path';
import {LONGEST_QUERY} from '../../src/search/query';

/** Where the modal truncates what is typed or pasted, and the text that was selected when it opened. */
const CUTS = {'maxLength:64': `maxLength:${LONGEST_QUERY}`, '.toString().slice(0,64)': `.toString().slice(0,${LONGEST_QUERY})`};

/**
 * DocSearch's modal truncates every query at 64 characters and has no option for it, but error messages are longer.
 * @returns its code with room for them
 * @throws Error when another version of DocSearch truncates elsewhere
 */
export function withLongQueries(code: string): string {
  for (const [cut, room] of Object.entries(CUTS)) {
    if (code.split(cut).length !== 2)
      throw new Error(`plugins/search/long-queries.ts: DocSearch no longer contains exactly one "${cut}". Find out where it truncates queries.`);
    code = code.replace(cut, room);
  }
  return code;
}

/** Writes the site's version of the modal below the generated files, and returns its path. */
export function writeModal(siteDir: string, generatedFilesDir: string): string {
  const file = path.join(generatedFilesDir, 'search/docsearch.js');
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, withLongQueries(fs.readFileSync(path.join(siteDir, 'node_modules/@docsearch/react/dist/esm/index.js'), 'utf8')));
  return file;
}
