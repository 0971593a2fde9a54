import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {uploadSteps} from './lib/upload-steps';

const BUILD = path.join(__dirname, '../build');

/** Uploads the last build in an order that breaks no page; with --dry-run, prints the commands and runs none. */
function upload([target, ...others]: string[], isDryRun: boolean): void {
  if (!target || others.length > 0) throw new Error('Name one place to upload to, as in npm run upload -- s3://my-bucket');
  if (!fs.existsSync(path.join(BUILD, 'index.html'))) throw new Error('There is no site in build/: run npm run build first.');
  for (const {why, words} of uploadSteps(path.relative(process.cwd(), BUILD) || '.', target)) {
    const [command = '', ...rest] = words;
    console.log(`\n${why}\n  ${words.map((word) => (/^[\w./:=@-]+$/.test(word) ? word : `'${word}'`)).join(' ')}`);
    if (isDryRun) continue;
    const {status, error} = spawnSync(command, rest, {stdio: 'inherit'});
    if (error) throw new Error(`${command} cannot be run: ${error.message}. Install it, or add --dry-run to see what it would do.`);
    if (status !== 0) throw new Error(`${command} failed. Nothing after this step was uploaded; run the command again.`);
  }
}

try {
  const words = process.argv.slice(2);
  upload(
    words.filter((word) => word !== '--dry-run'),
    words.includes('--dry-run'),
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
