import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Git = {
  getGitRemoteOrigin: (file: string) => {url: string | null} | null;
  normalizeGitRemoteUrl: (url: string) => {name: string; org: string} | null;
  getGitSource: (options: object) => unknown;
};
const {getGitRemoteOrigin, normalizeGitRemoteUrl, getGitSource} = installed<Git>('@remotion/cli/dist/get-github-repository.js');

const remote = (name: string, url: string) => `[remote "${name}"]\n\turl = ${url}\n\tfetch = +refs/heads/*:refs/remotes/${name}/*\n`;

export default inNode(
  'The repository of a Studio is the remote called origin on GitHub, by HTTPS or SSH; other remotes and hosts do not count, and none does with --disable-git-source.',
  () => {
    const file = path.join(newFolder(), 'config');
    const found = (...remotes: string[]) => {
      fs.writeFileSync(file, remotes.join(''));
      const url = getGitRemoteOrigin(file)?.url;
      const repository = url ? normalizeGitRemoteUrl(url) : null;
      return repository && `${repository.org}/${repository.name}`;
    };
    for (const url of ['git@github.com:ada/invoices.git', 'https://github.com/ada/invoices.git', 'https://github.com/ada/invoices'])
      assert.equal(found(remote('fork', 'https://github.com/eve/fork'), remote('origin', url)), 'ada/invoices');
    assert.equal(found(remote('upstream', 'https://github.com/ada/invoices')), null);
    assert.equal(found(remote('origin', 'https://gitlab.com/ada/invoices.git')), null);
    assert.equal(getGitSource({remotionRoot: path.join(__dirname, '../..'), disableGitSource: true, logLevel: 'error'}), null);
  },
);
