import fs from 'node:fs';
import path from 'node:path';
import {format} from 'prettier';

/** Folders whose tests are named after the specification statement that they prove: "§2 Navbar: …". */
const FOLDERS = ['tests/spec', 'tests/a11y', 'tests/configured'];
export const TABLE_FILE = 'tests/spec/README.md';

const TITLE = /\b(?:(?:(?:built|kit)\.)?test|provokes)\(\s*(['`])(§.*?)\1/gs;

/** Generates the table statement → test from the names of the tests. */
export async function specTable(dir: string): Promise<string> {
  const rows = FOLDERS.flatMap((folder) =>
    fs
      .readdirSync(path.join(dir, folder))
      .filter((file) => file.endsWith('.test.ts'))
      .flatMap((file) => statementsOf(path.join(dir, folder, file)).map((statement) => `| ${statement} | \`${folder}/${file}\` |`)),
  );
  if (rows.length === 0) throw new Error(`No test in ${FOLDERS.join(', ')} is named after a statement.`);
  const text = `# Statement → test

The sections are those of the specification. This table is written from the names of the tests by \`npm run spec:table\`.

| statement | test |
| --- | --- |
${rows.sort().join('\n')}
`;
  return format(text, {parser: 'markdown'});
}

const statementsOf = (file: string): string[] =>
  [...fs.readFileSync(file, 'utf8').matchAll(TITLE)].map(([, , title = '']) => title.replace(/\$\{(\w+)\}/g, '…').replaceAll('|', '\\|'));
