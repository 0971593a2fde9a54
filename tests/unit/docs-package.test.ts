import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {COMMAND, PACKAGE_NAME, writeDocsPackage} from '../../scripts/lib/docs-package';
import {documentedVersion} from '../../core/toolkit/version';
import {PACKAGE_FILE} from '../../core/corpus/written-files';

const ROOT = path.join(__dirname, '../..');
const page = (title: string, text: string) =>
  `---\ntitle: ${title}\ndescription: About ${title}.\nversion: 4.0.332\nkind: api\npackage: remotion\n---\n\n# ${title}\n\n${text}\n`;

test('the package is installed in an empty project, whose command finds pages and first releases without the network', (t) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-package-'));
  t.after(() => fs.rmSync(folder, {recursive: true}));
  const [build, project] = [path.join(folder, 'build'), path.join(folder, 'project')];
  const write = (name: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(build, name)), {recursive: true});
    fs.writeFileSync(path.join(build, name), text);
  };
  write('docs/delay-render.md', page('delayRender()', 'Holds a render.\n\n## `timeoutInMilliseconds?`\n\nHow long a render waits.'));
  write('docs/spring.md', page('spring()', 'Moves a value.'));
  write('docs/a/very/long/path/that/goes/down/through/many/folders/until/its/name/is/longer/than/one/hundred/characters.md', page('Long', 'Deep down.'));
  const {pages, bytes} = writeDocsPackage(ROOT, build, 'https://www.remotion.dev/');
  assert.equal(pages, 3);
  assert.ok(bytes < 100_000);

  fs.mkdirSync(project);
  fs.writeFileSync(path.join(project, 'package.json'), '{"private": true}');
  const npm = (...words: string[]) =>
    execFileSync('npm', [...words, '--offline', '--no-audit', '--no-fund'], {cwd: project, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
  npm('install', path.join(build, PACKAGE_FILE));
  const installed = path.join(project, 'node_modules', PACKAGE_NAME);
  assert.equal((JSON.parse(fs.readFileSync(path.join(installed, 'package.json'), 'utf8')) as {version: string}).version, documentedVersion);
  const run = (...words: string[]) => execFileSync(path.join(project, 'node_modules/.bin', COMMAND), words, {cwd: project, encoding: 'utf8'});
  assert.match(run('search', 'delay render timeout'), /^delayRender\(\) › `timeoutInMilliseconds\?`\n {2}.*\/docs\/delay-render\.md\n/);
  assert.match(run('search', 'deep down'), /^Long\n {2}.*characters\.md/);
  assert.equal(run('search', 'zebra'), 'Nothing matches.\n');
  assert.match(run('since', 'setBeepOnFinish'), /^@remotion\/cli\/config#Config\.setBeepOnFinish: 4\.0\.84$/m);
  assert.match(fs.readFileSync(path.join(installed, 'AGENTS.md'), 'utf8'), /useCurrentFrame/);
});
