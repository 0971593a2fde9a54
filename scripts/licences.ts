import fs from 'node:fs';
import path from 'node:path';
import {SHIPPED_FILE} from '../plugins/licences';
import {withList, type Table} from '../plugins/licences/list';
import {copiedTable, dependencyTable, ffmpegTable} from '../plugins/licences/notice';
import {shippedTable, type ShippedPackage} from '../plugins/licences/shipped';
import {readFlags, runScript} from './lib/arguments';

const PROJECT = path.join(__dirname, '..');
const PAGE = path.join(PROJECT, 'docs/acknowledgements.mdx');

/** Writes the lists of the acknowledgements page, that of this site's packages from the last build; with --check, only verifies them. */
function main(isCheck: boolean): number {
  const file = path.join(PROJECT, '.docusaurus', SHIPPED_FILE);
  if (!fs.existsSync(file)) throw new Error('There is no list of shipped packages: run npm run build first.');
  const shipped = JSON.parse(fs.readFileSync(file, 'utf8')) as ShippedPackage[];
  const lists: [string, Table][] = [
    ['ffmpeg', ffmpegTable()],
    ['copied', copiedTable()],
    ['dependencies', dependencyTable(PROJECT)],
    ['site', shippedTable(shipped)],
  ];
  const page = fs.readFileSync(PAGE, 'utf8');
  const expected = lists.reduce((text, [name, table]) => withList(text, name, table), page);
  if (!isCheck) fs.writeFileSync(PAGE, expected);
  const isStale = isCheck && page !== expected;
  const counts = lists.map(([name, {rows}]) => `${rows.length} in ${name}`).join(', ');
  console.log(`${isStale ? '✗' : '✓'} licences: ${counts}${isStale ? '; the acknowledgements page lists others: run npm run licences' : ''}`);
  return isStale || lists.some(([, {rows}]) => rows.length === 0) ? 1 : 0;
}

runScript(() => main(readFlags(process.argv.slice(2), ['--check']).flags.has('--check')));
