import fs from 'node:fs';
import path from 'node:path';
import {SHIPPED_FILE} from '../plugins/licences';
import {withList, type ShippedPackage} from '../plugins/licences/shipped';

const PROJECT = path.join(__dirname, '..');
const PAGE = path.join(PROJECT, 'docs/acknowledgements.mdx');

/** Writes the packages of the last build to the acknowledgements page; with --check, only verifies that they are listed. */
function main(isCheck: boolean): number {
  const file = path.join(PROJECT, '.docusaurus', SHIPPED_FILE);
  if (!fs.existsSync(file)) throw new Error('There is no list of shipped packages: run npm run build first.');
  const packages = JSON.parse(fs.readFileSync(file, 'utf8')) as ShippedPackage[];
  const page = fs.readFileSync(PAGE, 'utf8');
  const expected = withList(page, packages);
  if (!isCheck) fs.writeFileSync(PAGE, expected);
  const isStale = isCheck && page !== expected;
  console.log(
    `${isStale ? '✗' : '✓'} licences: ${packages.length} packages reach the browser${isStale ? ', but the acknowledgements page lists others: run npm run licences' : ''}`,
  );
  return isStale || packages.length === 0 ? 1 : 0;
}

process.exitCode = main(process.argv.includes('--check'));
