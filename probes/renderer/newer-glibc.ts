import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

const PROGRAM = path.join(__dirname, `../../node_modules/@remotion/compositor-linux-${process.arch}-gnu/remotion`);

/** The number by which a program for Linux refers to the name of a version. */
const hashOf = (name: string) => {
  let hash = 0;
  for (const byte of Buffer.from(name)) {
    hash = hash * 16 + byte;
    const high = Math.floor(hash / 2 ** 28) % 16;
    hash = ((hash % 2 ** 28) ^ (high << 4)) >>> 0;
  }
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(hash);
  return bytes;
};

function replaceAll(data: Buffer, from: Buffer, to: Buffer): number {
  let count = 0;
  for (let at = data.indexOf(from); at >= 0; at = data.indexOf(from, at + 1)) {
    to.copy(data, at);
    count++;
  }
  return count;
}

export default inNode(
  "A program for Linux that needs a newer glibc than there is ends with “version `GLIBC_…' not found (required by” and its path. ldd --version prints the version that there is, in Debian 12 2.36.",
  () => {
    if (process.platform !== 'linux') return;
    const folder = newFolder();
    const program = path.join(folder, 'remotion');
    const data = fs.readFileSync(PROGRAM);
    assert.ok(replaceAll(data, Buffer.from('GLIBC_2.35'), Buffer.from('GLIBC_2.99')) > 0);
    assert.ok(replaceAll(data, hashOf('GLIBC_2.35'), hashOf('GLIBC_2.99')) > 0);
    fs.writeFileSync(program, data, {mode: 0o755});
    const run = (file: string) =>
      spawnSync(file, [], {encoding: 'utf8', timeout: 5000, input: '', env: {...process.env, LD_LIBRARY_PATH: path.dirname(PROGRAM)}});
    const {stderr, status} = run(program);
    assert.ok(stderr.includes(`version \`GLIBC_2.99' not found (required by ${program})`), stderr);
    assert.notEqual(status, 0);
    assert.doesNotMatch(run(PROGRAM).stderr, /GLIBC/);
    const printed = spawnSync('ldd', ['--version'], {encoding: 'utf8'}).stdout;
    const {glibcVersionRuntime} = (process.report.getReport() as unknown as {header: {glibcVersionRuntime: string}}).header;
    assert.match(printed.split('\n')[0]!, new RegExp(`${glibcVersionRuntime.replace('.', '\\.')}$`));
    if (/^VERSION_ID="12"$/m.test(fs.readFileSync('/etc/os-release', 'utf8'))) assert.equal(glibcVersionRuntime, '2.36');
  },
);
