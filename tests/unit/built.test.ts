import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {checkBuilt} from '../../checks/built';

function build(files: Record<string, string>): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'built-'));
  for (const [file, html] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), html);
  }
  return dir;
}

test('links, anchors and images that lead somewhere pass, below a base path too', () => {
  const dir = build({
    'index.html': '<a href="/kit/docs/a#part">a</a><a href="https://example.com">out</a><img src="/kit/p.png" alt="" width="1" height="1">',
    'docs/a/index.html': '<h2 id="part">x</h2><a href="/kit/">home</a>',
    'p.png': '',
  });
  assert.deepEqual(checkBuilt(dir, '/kit/'), {count: 3, looked: 'links and 1 images of 2 built pages, 0 scripts', findings: []});
});

test('a link into the playground leads to a project that the build has', () => {
  const dir = build({
    'index.html': '<a href="/play/#demo=spring">a</a><a href="/play/#sample=docs/spring.2">b</a><a href="/play/#demo=gone">c</a>',
    'play/index.html': '<h1>Playground</h1>',
    'play/samples/demo/spring.json': '{}',
    'play/samples/sample/docs/spring.2.json': '{}',
  });
  assert.deepEqual(
    checkBuilt(dir, '/').findings.map(({message}) => message),
    ['/play/#demo=gone: the playground has no demo "gone".'],
  );
});

test('a broken link, a broken anchor, a missing and an unsized image are found', () => {
  const dir = build({
    'index.html': '<a href="/gone">x</a><a href="/docs/a#gone">x</a><img src="/gone.png" alt="x" width="1" height="1"><img src="/p.png">',
    'docs/a/index.html': '<h1>A</h1>',
    'p.png': '',
  });
  const messages = checkBuilt(dir, '/').findings.map(({message}) => message);
  assert.deepEqual(messages, [
    '/gone leads to nothing.',
    '/docs/a#gone: the page has no element with the id "gone".',
    'The image /gone.png does not exist.',
    'The image /p.png has no alt.',
    'The image /p.png has no width or height, so the page jumps when it loads.',
  ]);
});

test('a script that a browser cannot read is found', () => {
  const dir = build({'index.html': '<a href="/">home</a>', 'assets/js/main.js': 'const half = 0.5;', 'assets/js/broken.js': 'const weight = .0351235a2;'});
  const {looked, findings} = checkBuilt(dir, '/');
  assert.match(looked, /2 scripts$/);
  assert.deepEqual(
    findings.map(({file, message}) => `${file}: ${message}`),
    ['assets/js/broken.js: The script cannot be read: Invalid or unexpected token.'],
  );
});
