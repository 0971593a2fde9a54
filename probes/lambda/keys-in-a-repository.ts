import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

export default inNode('git log -S AKIA --oneline finds the commits that added and removed a key, and no others.', () => {
  const cwd = newFolder();
  const env = {...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null'};
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {cwd, env, encoding: 'utf8', stdio: 'pipe'});
  const commit = (message: string, text: string) => {
    fs.writeFileSync(path.join(cwd, 'tides.txt'), text);
    git('add', '.');
    git('commit', '-q', '-m', message);
  };
  git('init', '-q');
  commit('Start', 'high at noon\n');
  commit('Add a key', 'high at noon\nkey=AKIA7\n');
  commit('Write more', 'high at noon\nlow at six\nkey=AKIA7\n');
  commit('Remove the key', 'high at noon\nlow at six\n');
  const found = git('log', '-S', 'AKIA', '--oneline').trim().split('\n');
  assert.deepEqual(
    found.map((line) => line.replace(/^\S+ /, '')),
    ['Remove the key', 'Add a key'],
  );
});
