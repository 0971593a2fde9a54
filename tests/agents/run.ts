import fs from 'node:fs';
import path from 'node:path';
import {site} from '../../config/site';
import {readFlags, runScript} from '../../scripts/lib/arguments';
import {checklistOf} from './checklist';
import {KINDS, parityOf} from './parity';
import {readersOf} from './readers';
import {tools} from './tools';

const BUILD = path.join(__dirname, '../../build');
const LEAST_SCORE = 98;
const SHOWN = 14;

const print = (findings: string[]) => {
  for (const finding of findings.slice(0, SHOWN)) console.log(`  ${finding}`);
  if (findings.length > SHOWN) console.log(`  … and ${findings.length - SHOWN} more`);
};

/** Whether all that the pages of the last build say is in the Markdown beside them. */
function comparePages(): boolean {
  const {pages, looked, missing} = parityOf(BUILD, site.baseUrl);
  console.log(
    `${missing.length === 0 ? 'ok    ' : 'FAILED'} Markdown of ${pages} pages: ${KINDS.map((kind) => `${looked[kind]} ${kind}`).join(', ')}; ${missing.length} missing`,
  );
  print(missing);
  return pages > 0 && missing.length === 0;
}

async function readPages(): Promise<boolean> {
  const {pages, losses} = await readersOf(BUILD, site.baseUrl);
  console.log(
    `${losses.length === 0 ? 'ok    ' : 'FAILED'} HTML of ${pages} pages, read by Readability, Turndown and node-html-parser: ${losses.length} losses`,
  );
  print(losses.map(({page, reader, what}) => `/${page}: ${reader} loses ${what}`));
  return pages > 0 && losses.length === 0;
}

async function goThroughChecklist(): Promise<boolean> {
  const {results, scoring} = await checklistOf(BUILD, 50);
  const wrong = results.filter(({status}) => status !== 'pass' && status !== 'skip');
  const isRight = wrong.length === 0 && (scoring?.overall ?? 0) >= LEAST_SCORE;
  console.log(
    `${isRight ? 'ok    ' : 'FAILED'} AFDocs: ${scoring?.overall ?? 'no score'} of 100 (${scoring?.grade ?? ''}), ${results.filter(({status}) => status === 'pass').length} of ${results.length} checks pass`,
  );
  print(results.filter(({status}) => status !== 'pass').map(({id, status, message}) => `${status} ${id}: ${message}`));
  return isRight;
}

/** Looks at the last build as agents and other programs do; --fast leaves out what needs their own tools. */
runScript(async () => {
  const {flags} = readFlags(process.argv.slice(2), ['--fast']);
  if (!fs.existsSync(path.join(BUILD, 'llms.txt'))) throw new Error('build/ holds no site with Markdown: run npm run build first.');
  const outcomes = [comparePages()];
  if (!flags.has('--fast')) {
    tools.install();
    outcomes.push(await readPages(), await goThroughChecklist());
  }
  return outcomes.every(Boolean) ? 0 : 1;
});
