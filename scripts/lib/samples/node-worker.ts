import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Answer, Order} from '../../../probes/lib/worker';

const projectOf = (file: string): string => {
  const folder = path.dirname(file);
  return fs.existsSync(path.join(folder, 'package.json')) ? folder : projectOf(folder);
};

/** The sample that is being carried out. */
let current: {file: string; problem?: string} | undefined;

/** Loads a sample in its own folder. Its answer is given once Node has nothing left to do, so that what the sample does not wait for counts, too. */
async function load(file: string): Promise<void> {
  current = {file};
  process.exitCode = 0;
  process.chdir(projectOf(file));
  // Only the channel to the runner would keep the process busy from now on.
  process.channel?.unref();
  await import(pathToFileURL(file).href).catch((error: unknown) => (current = {file, problem: String(error)}));
}

process.on('beforeExit', (code) => {
  if (!current) return;
  const {file, problem = code > 0 ? `It ends with exit code ${code}.` : undefined} = current;
  current = undefined;
  process.channel?.ref();
  process.send?.({file, kind: 'node', ...(problem && {problem})} satisfies Answer);
});
process.on('message', (order: Order | 'end') => {
  if (order === 'end') process.exit(0);
  void load(order.file);
});
process.on('disconnect', () => process.exit(1));
// What a sample prints is no part of the report.
console.log = console.warn = console.error = console.info = console.table = () => undefined;
