import {spawnSync} from 'node:child_process';
import path from 'node:path';
import type {Outcome} from './project';

const TSX = path.join(__dirname, '../../node_modules/tsx/dist/cli.mjs');

/** What `npx tsx` does in a folder. */
export function runTsx(args: string[], cwd: string, variables: Record<string, string> = {}): Outcome {
  const env = {...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...variables};
  const {status, stdout, stderr} = spawnSync(process.execPath, [TSX, ...args], {cwd, env, encoding: 'utf8', timeout: 25_000});
  return {code: status, stdout, stderr, output: stdout + stderr};
}
