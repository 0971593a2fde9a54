import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {readCorpus} from '../../core/corpus/corpus';
import {linksInPackages} from '../../core/toolkit/package-links';
import {checkToolkitLinks} from '../../checks/toolkit-links';

const FIXTURE = path.join(__dirname, '../fixtures/toolkit-links');
const PACKAGES = path.join(FIXTURE, 'packages');

test('addresses are found with and without origin, in messages, types, JSON and the HTML of options; each once', () => {
  const {links, files, packages} = linksInPackages(PACKAGES);
  assert.equal(packages, 2);
  assert.equal(files, 5);
  assert.deepEqual(
    links.map(({url}) => url),
    [
      '/docs/internal-note',
      '/docs/nowhere',
      '/docs/player#props',
      '/docs/render',
      '/docs/render#from-node',
      '/docs/render#from-the-command-line',
      '/docs/rendering#from-the-command-line',
      '/nothing',
      '/report',
    ],
  );
  assert.deepEqual(
    links.find(({url}) => url === '/nothing'),
    {url: '/nothing', path: '/nothing', anchor: undefined, file: 'remotion/dist/errors.js', line: 8},
  );
});

test('packages that a package brings along are not the toolkit', (t) => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'packages-'));
  t.after(() => fs.rmSync(dir, {recursive: true}));
  fs.mkdirSync(path.join(dir, 'remotion/node_modules/other'), {recursive: true});
  fs.writeFileSync(path.join(dir, 'remotion/package.json'), '{"homepage": "https://www.remotion.dev"}');
  fs.writeFileSync(path.join(dir, 'remotion/node_modules/other/index.js'), '"https://remotion.dev/docs/other"');
  assert.deepEqual(
    linksInPackages(dir).links.map(({url}) => url),
    ['/'],
  );
});

test('lost addresses, missing anchors and stale exceptions are findings; listed and redirected addresses are counted', () => {
  const {count, looked, findings} = checkToolkitLinks(readCorpus(FIXTURE), PACKAGES);
  assert.equal(count, 9);
  assert.equal(looked, 'URLs in 5 files of 2 packages: 4 lead to a page, 1 are listed with a reason; ' + '2 of them through one of 3 redirects');
  assert.deepEqual(
    findings.map(({file, line, message}) => `${file}:${line} ${message}`),
    [
      'data/redirects.yml:5 docs/render.mdx has no heading with the id "no-such-heading".',
      'data/redirects.yml:1 node_modules/remotion/dist/errors.js:7 sends readers to /docs/nowhere, which leads to nothing.',
      'data/redirects.yml:1 node_modules/@remotion/cli/dist/options.d.ts:1 sends readers to /docs/player#props, which leads to nothing.',
      'docs/render.mdx:1 node_modules/remotion/dist/errors.js:5 sends readers to /docs/render#from-node, but the page has no heading with the id "from-node".',
      'data/redirects.yml:1 node_modules/remotion/dist/errors.js:8 sends readers to /nothing, which leads to nothing.',
      'data/toolkit-links.yml:2 /docs/no-longer-printed is not printed, or leads somewhere.',
    ],
  );
  assert.equal(findings[3]?.fix, 'Give the heading that answers them this id: ## Text {#from-node}.');
});

test('the installed packages print more than 300 addresses, each with the file and line where it stands', () => {
  const {links} = linksInPackages(path.join(__dirname, '../../node_modules'));
  assert.ok(links.length > 300, String(links.length));
  assert.match(links.find(({url}) => url === '/docs/render-media#repro')?.file ?? '', /^@remotion\/renderer\//);
});
