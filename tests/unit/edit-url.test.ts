import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {editorOf, editUrlOf} from '../../config/edit-url';

/** A repository on a branch, with a remote. */
function repository<T>(remote: string | undefined, look: (dir: string) => T): T {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'edit-url-'));
  const git = (...words: string[]) => execFileSync('git', words, {cwd: dir, stdio: 'ignore'});
  try {
    git('init', '-q', '-b', 'trunk');
    git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-q', '--allow-empty', '-m', 'first');
    if (remote) git('remote', 'add', 'origin', remote);
    return look(dir);
  } finally {
    fs.rmSync(dir, {recursive: true});
  }
}

test('a configured address wins, and none turns the link off', () => {
  repository('https://github.com/a/b.git', (dir) => {
    assert.equal(editUrlOf(dir, 'https://example.com/edit', {GITHUB_REPOSITORY: 'c/d'}), 'https://example.com/edit');
    assert.equal(editUrlOf(dir, 'none', {}), undefined);
  });
});

test('the repository of the workflow that builds the site comes next', () => {
  repository('https://github.com/a/b.git', (dir) => {
    const github = {GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'c/d', GITHUB_REF_TYPE: 'branch', GITHUB_REF_NAME: 'next'};
    assert.equal(editUrlOf(dir, undefined, github), 'https://github.com/c/d/edit/next');
    assert.equal(editUrlOf(dir, undefined, {...github, GITHUB_BASE_REF: 'main', GITHUB_REF_NAME: '7/merge'}), 'https://github.com/c/d/edit/main');
    assert.equal(editUrlOf(dir, undefined, {CI_PROJECT_URL: 'https://gitlab.com/c/d', CI_DEFAULT_BRANCH: 'main'}), 'https://gitlab.com/c/d/-/edit/main');
    assert.equal(editUrlOf(dir, undefined, {NETLIFY: 'true', REPOSITORY_URL: 'git@github.com:c/d.git', HEAD: 'main'}), 'https://github.com/c/d/edit/main');
    const vercel = {VERCEL_GIT_PROVIDER: 'github', VERCEL_GIT_REPO_OWNER: 'c', VERCEL_GIT_REPO_SLUG: 'd', VERCEL_GIT_COMMIT_REF: 'main'};
    assert.equal(editUrlOf(dir, undefined, vercel), 'https://github.com/c/d/edit/main');
  });
});

test('then the remote, if it is on a public host; a site in a folder of its repository is edited there', () => {
  repository('git@github.com:a/b.git', (dir) => {
    assert.equal(editUrlOf(dir, undefined, {}), 'https://github.com/a/b/edit/trunk');
    fs.mkdirSync(path.join(dir, 'packages/docs'), {recursive: true});
    assert.equal(editUrlOf(path.join(dir, 'packages/docs'), undefined, {}), 'https://github.com/a/b/edit/trunk/packages/docs');
  });
  for (const remote of ['/srv/site', 'https://git.example.com/a/b', undefined])
    repository(remote, (dir) => assert.equal(editUrlOf(dir, undefined, {}), undefined));
  assert.equal(editUrlOf(os.tmpdir(), undefined, {}), undefined, 'without git');
});

test('a remote may be written in several ways, and its password is left out', () => {
  for (const remote of [
    'https://github.com/a/b',
    'https://github.com/a/b.git/',
    'https://x:secret@github.com/a/b.git',
    'ssh://git@github.com:22/a/b.git',
    'git@github.com:a/b',
  ])
    assert.equal(editorOf(remote, 'main'), 'https://github.com/a/b/edit/main', remote);
  assert.equal(editorOf('https://codeberg.org/a/b.git', 'main'), 'https://codeberg.org/a/b/_edit/main');
});
