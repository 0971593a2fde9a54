import assert from 'node:assert/strict';
import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test, type TestContext} from 'node:test';
import {gunzipSync} from 'node:zlib';
import {keepAssets, readKeep} from '../../scripts/lib/kept-assets';
import {precompress} from '../../scripts/lib/precompress';
import {serveBuild} from '../../scripts/lib/static-server';
import {cachingOf, typeOf, uploadSteps} from '../../scripts/lib/upload-steps';
import {smallBuild} from '../hosts/small-build';

const PROJECT = path.join(__dirname, '../..');
const SITE = 'https://example.com/';

function folder(t: TestContext, files: Record<string, string> = {}): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'deploy-'));
  t.after(() => fs.rmSync(dir, {recursive: true, force: true}));
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, name)), {recursive: true});
    fs.writeFileSync(path.join(dir, name), content);
  }
  return dir;
}

test('a build holds the hashed files of the builds before it, as many as asked for, and none of their pages', (t) => {
  const store = folder(t);
  const build = (number: number) => folder(t, {[`assets/js/main.${number}.js`]: `${number}`, 'assets/css/styles.1.css': '', [`page-${number}.html`]: ''});
  const scripts = (dir: string) => fs.readdirSync(path.join(dir, 'assets/js'));
  const [first, second, third, again] = [build(1), build(2), build(3), build(3)];
  assert.equal(keepAssets(first, store, SITE, 2), 0);
  assert.equal(keepAssets(second, store, SITE, 2), 1);
  assert.deepEqual(scripts(second), ['main.1.js', 'main.2.js']);
  assert.equal(fs.readFileSync(path.join(second, 'assets/js/main.1.js'), 'utf8'), '1');
  assert.ok(!fs.existsSync(path.join(second, 'page-1.html')));
  assert.equal(keepAssets(third, store, SITE, 2), 1);
  assert.deepEqual(scripts(third), ['main.2.js', 'main.3.js'], 'the oldest is gone');
  // The same content built again is no build more.
  assert.equal(keepAssets(again, store, SITE, 2), 1);
  assert.deepEqual(scripts(again), ['main.2.js', 'main.3.js']);
  const alone = build(4);
  assert.equal(keepAssets(alone, store, SITE, 1), 0, 'nothing is kept unless asked for');
  assert.deepEqual(JSON.parse(fs.readFileSync(path.join(alone, 'asset-manifest.json'), 'utf8')), {
    site: SITE,
    builds: [['assets/css/styles.1.css', 'assets/js/main.4.js']],
  });
});

test('a number of builds to keep that is none stops a build before it begins', () => {
  assert.deepEqual([readKeep([]), readKeep(['--no-checks', '--keep', '3'])], [1, 3]);
  for (const words of [['--keep'], ['--keep', '0'], ['--keep', 'all'], ['--keep', '1.5'], ['--keep', '21']])
    assert.throws(() => readKeep(words), /--keep must be a number of builds from 1 to 20, as in npm run build -- --keep 3/);
  const started = spawnSync(process.execPath, ['--import', 'tsx', path.join(PROJECT, 'scripts/build.ts'), '--keep', 'all'], {cwd: PROJECT, encoding: 'utf8'});
  assert.match(started.stdout + started.stderr, /^--keep must be a number of builds/);
});

test('a list of earlier builds that is another site’s, or no list, is named with what to do', (t) => {
  const build = folder(t, {'assets/js/main.1.js': ''});
  const other = folder(t, {'asset-manifest.json': JSON.stringify({site: 'https://other.example/', builds: []})});
  assert.throws(
    () => keepAssets(build, other, SITE, 3),
    /lists the files of https:\/\/other\.example\/, and this is https:\/\/example\.com\/\. Delete the folder/,
  );
  for (const content of ['{', '{"files": {}}', JSON.stringify({site: SITE, builds: [['../../outside.js']]})]) {
    const broken = folder(t, {'asset-manifest.json': content});
    assert.throws(() => keepAssets(build, broken, SITE, 3), /is no list of earlier builds\. Delete the folder/);
  }
});

test('texts get compressed copies with the same content, which a second build takes from the cache', async (t) => {
  const script = 'frame '.repeat(400);
  const files = {'assets/js/main.1.js': script, 'page.html': script, 'small.js': 'x', 'img/poster.webp': script, _headers: script};
  const [build, cache] = [folder(t, files), folder(t)];
  const first = await precompress(build, cache);
  assert.deepEqual([first.files, first.cached], [2, 0]);
  assert.equal(gunzipSync(fs.readFileSync(path.join(build, 'assets/js/main.1.js.gz'))).toString(), script);
  for (const name of ['small.js.br', 'img/poster.webp.br', '_headers.br']) assert.ok(!fs.existsSync(path.join(build, name)), name);
  const second = await precompress(folder(t, files), cache);
  assert.deepEqual([second.files, second.cached], [2, 1], 'pages differ with every build');
});

test('scripts are uploaded before the pages that ask for them, and never removed', () => {
  const names = [
    'assets/js/main.1.js',
    'de/assets/js/main.1.js',
    'img/logo.svg',
    'sitemap.xml',
    'search-index/manifest.json',
    'search-index/en-docs.0.bin',
    'docs/assets/sequence.html',
    'robots.txt',
    'stage.htm',
  ];
  assert.deepEqual(
    names.map((name) => /immutable|=3600|no-cache/.exec(cachingOf(name) ?? '')?.[0]),
    ['immutable', 'immutable', '=3600', 'no-cache', 'no-cache', 'immutable', 'no-cache', 'no-cache', 'no-cache'],
  );
  assert.equal(typeOf('stage.htm'), 'text/html; charset=utf-8', 'the stage of the playground is a document');
  assert.deepEqual(['_headers', '_redirects', 'index.html.br'].map(cachingOf), [undefined, undefined, undefined]);
  for (const target of ['s3://bucket', 'deploy@example.com:/srv/site', '/srv/site']) {
    const steps = uploadSteps('build', target);
    const lines = steps.map(({words}) => words.join(' '));
    assert.ok(lines[0]?.includes('assets/'), target);
    assert.ok(lines.findIndex((line) => line.includes('--delete')) === lines.length - 1, `${target}: removing comes last`);
    assert.match(lines.at(-1) ?? '', /(--exclude|protect) \/?assets\//);
  }
  assert.throws(() => uploadSteps('build', 'bucket'), /"bucket" is no place to upload to: name a bucket as in s3:\/\/my-bucket/);
});

/** Runs the command as a maintainer does. */
function smoke(...words: string[]): Promise<{code: number | null; output: string}> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', path.join(PROJECT, 'scripts/smoke.ts'), ...words], {cwd: PROJECT});
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('close', (code) => resolve({code, output}));
  });
}

test('a smoke test passes a sound deployment, and says in one screen what is wrong with a broken one', async (t) => {
  const built = await smallBuild('https://example.com', '/');
  t.after(built.remove);
  keepAssets(built.build, folder(t), SITE, 1);
  fs.writeFileSync(
    path.join(built.build, 'index.html'),
    `${fs.readFileSync(path.join(built.build, 'index.html'), 'utf8')}<script src="/assets/js/main.a1b2c3.js"></script>`,
  );
  for (const suffix of ['.br', '.gz']) fs.rmSync(path.join(built.build, `index.html${suffix}`));
  const server = await serveBuild(built.build, 0, '/', true);
  t.after(() => server.close());
  const url = server.origin;
  // The redirects are those of the project's own build, if there is one; this site has others.
  const sound = await smoke(url, '--without-redirects');
  assert.equal(sound.code, 0, sound.output);
  assert.ok(sound.output.includes(`Its pages say that they are at https://example.com. If readers come to ${url}, build with SITE_URL=${url}.`), sound.output);

  fs.rmSync(path.join(built.build, 'assets/js/main.a1b2c3.js'));
  fs.rmSync(path.join(built.build, 'robots.txt'));
  fs.renameSync(path.join(built.build, 'docs/sequence.html'), path.join(built.build, 'docs/elsewhere.html'));
  const broken = await smoke(url, '--without-redirects');
  assert.equal(broken.code, 1);
  for (const finding of ['/assets/js/main.a1b2c3.js: 404', '/robots.txt: 404', '/docs/sequence: 404', 'upload the files of the build before its pages'])
    assert.ok(broken.output.includes(finding), `${finding} in\n${broken.output}`);
  assert.ok(broken.output.split('\n').length <= 40, 'more than one screen');
});

test('a smoke test of what is no site, or is published below another path, says what to do', async (t) => {
  const empty = folder(t, {'index.html': ''});
  const [server, small] = [await serveBuild(empty), await smallBuild('https://example.com', '/')];
  const elsewhere = await serveBuild(small.build, 0, '/kit/');
  t.after(async () => {
    await Promise.all([server.close(), elsewhere.close()]);
    small.remove();
  });
  for (const [words, says] of [
    [['remotion.dev'], /Name one site, .* as in npm run smoke -- https:\/\/www\.remotion\.dev/],
    [[server.origin], /sitemap\.xml is answered with 404 and lists no page/],
    [[`${elsewhere.origin}/kit/`], /The sitemap lists https:\/\/example\.com\/, which is not below \/kit\/: build with BASE_URL=\/kit\/, or name the path/],
    [['http://localhost:1'], /http:\/\/localhost:1 cannot be reached: connect ECONNREFUSED/],
  ] as const) {
    const {code, output} = await smoke(...words);
    assert.equal(code, 1);
    assert.match(output, says);
  }
});
