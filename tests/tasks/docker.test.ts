import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {findBrowser} from '../../scripts/lib/browser';
import {parseDockerfile} from './lib/dockerfile';
import type {OpenPage} from './lib/open-page';
import type {Reader} from './lib/reader';
import {task} from './lib/task';

task('a render in Docker, without Docker: its Debian packages, its copied files, and its command on this machine', async (reader) => {
  const page = reader.open('docs/docker.mdx');
  const environment = prepare(reader, page);
  const {start} = parseDockerfile(page.sample('Dockerfile'));
  const run = page.command('docker run --rm --init -v "$PWD/out:/app/out" videos Trailer out/trailer.mp4');

  const {code, output} = await reader.try([...start, ...run.split(' videos ')[1]!.split(' ')].join(' '), environment);

  assert.equal(code, 0, output);
  await reader.expectMedia('out/trailer.mp4', {codec_name: 'h264', width: 1280, height: 720, nb_read_frames: 150});

  const missing = await reader.try([...start, 'Trailer'].join(' '), {CHROMIUM_PATH: '/usr/bin/chromium-not-installed'});
  assert.equal(missing.code, 1);
  const message = `"browserExecutable" was specified as '/usr/bin/chromium' but the path doesn't exist.`;
  assert.ok(page.says(message));
  assert.ok(missing.output.includes(message.replace('chromium', 'chromium-not-installed')), missing.output);
});

task('a Studio in Docker, without Docker: its Debian packages, its copied files, and its command on this machine', async (reader) => {
  const page = reader.open('docs/studio/deploy-server.mdx');
  const environment = prepare(reader, page);
  const {start} = parseDockerfile(page.sample('Dockerfile'));
  const {scripts} = JSON.parse(page.sample('package.json')) as {scripts: object};
  reader.write('package.json', JSON.stringify({...(JSON.parse(reader.read('package.json')) as object), scripts}).replace('--port=3000', '--port=3917'));

  const studio = reader.start(start.join(' '), environment);
  try {
    assert.match(await studio.says(/Server ready/), /3917/);
    assert.equal((await fetch('http://127.0.0.1:3917/Trailer')).status, 200);
  } finally {
    studio.stop();
  }
});

/** Follows the page up to building the image; the browser comes from the variable that the Dockerfile sets, and from nowhere else. */
function prepare(reader: Reader, page: OpenPage): Record<string, string> {
  const {base, aptPackages, copied, environment} = parseDockerfile(page.sample('Dockerfile'));
  assert.match(base, /^node:\d+-bookworm-slim$/);
  assert.ok(aptPackages.includes('chromium'));
  if (fs.existsSync('/usr/bin/apt-cache'))
    for (const name of aptPackages) assert.match(execFileSync('apt-cache', ['policy', name], {encoding: 'utf8'}), /Candidate: \d/, `Debian has ${name}`);

  reader.startProject();
  reader.remove('node_modules/.remotion');
  reader.save(page, ['remotion.config.ts', '.dockerignore']);
  reader.save(reader.open('docs/getting-started.mdx'), ['src/LaunchCountdown.tsx']);
  reader.register('LaunchCountdown', 'LaunchCountdown', 'durationInFrames={150} fps={30} width={1280} height={720}', 'Trailer');
  // npm would write it; linked packages come without one.
  reader.write('package-lock.json', '{}');
  for (const source of copied) assert.ok(reader.has(source), `${source} is there to be copied`);
  assert.equal(path.basename(environment.CHROMIUM_PATH!), 'chromium');
  return {CHROMIUM_PATH: findBrowser()};
}
