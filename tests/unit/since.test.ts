import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {compareVersions, readSince, writeSince} from '../../core/data/since';
import {firstRelease} from '../../core/toolkit/releases/bisect';
import {SinceFinder} from '../../core/toolkit/releases/find';
import {releasesToCompare, type Releases} from '../../core/toolkit/releases/releases';
import {commandFor, packageOf, subjectOf, wordsOf} from '../../core/toolkit/releases/subject';

const HISTORY = path.join(__dirname, '../fixtures/since');

/** A history of packages in folders, with what npm also lists: a prerelease, and a release that is too new. */
class FolderReleases implements Releases {
  readonly looked = new Set<string>();

  versions(name: string): Promise<string[]> {
    return Promise.resolve([...fs.readdirSync(path.join(HISTORY, name)).reverse(), '4.0.2-alpha.1', '4.0.5', ...(name.endsWith('tiny') ? ['3.3.9'] : [])]);
  }

  folder(name: string, version: string): Promise<string> {
    this.looked.add(`${name}@${version}`);
    return Promise.resolve(path.join(HISTORY, name, version));
  }

  isAtHand(name: string, version: string): boolean {
    return this.looked.has(`${name}@${version}`);
  }
}

const DOCUMENTED = Object.fromEntries(['tiny', 'late', 'cli', 'renderer'].map((name) => [`@remotion/${name}`, '4.0.4']));

const find = (...words: string[]) => new SinceFinder(new FolderReleases(), DOCUMENTED).find(subjectOf(words));

test('exports are found through stars, namespaces, renamed and foreign re-exports', async () => {
  assert.deepEqual(await find('@remotion/tiny', 'bake'), {since: '4.0.0'});
  assert.deepEqual(await find('@remotion/tiny', 'shapes.round'), {since: '4.0.1', absent: '4.0.0'});
  assert.deepEqual(await find('@remotion/tiny', 'OvenRef'), {since: '4.0.3', absent: '4.0.1'});
  assert.deepEqual(await find('@remotion/tiny', 'Tray'), {since: '4.0.3', absent: '4.0.1'});
});

test('members are found wherever a type keeps them', async () => {
  const sinceOf: [member: string, since: string, where: string][] = [
    ['bake.dough', '4.0.0', 'an inline type, then an alias, then a generic alias'],
    ['bake.onProgress', '4.0.1', 'an alias'],
    ['bake.onProgress.color', '4.0.3', 'the argument of a callback'],
    ['bake.steam', '4.0.3', 'a mapped type over a constant of another file'],
    ['bake().bread', '4.0.0', 'what a promise holds'],
    ['bake().crumbs', '4.0.1', 'the same, later'],
    ['Oven.heat', '4.0.0', 'an inherited interface inside of React.FC'],
    ['Oven.light', '4.0.1', 'an intersection with Omit'],
    ['OvenRef.turnOff', '4.0.3', 'a method'],
    ['OvenRef.addEventListener.hot', '4.0.3', 'the constraint of a type parameter'],
    ['shapes.round.radius', '4.0.1', 'a positional argument'],
  ];
  for (const [member, since, where] of sinceOf) assert.equal((await find('@remotion/tiny', member)).since, since, `${member}: ${where}`);
  assert.deepEqual(await find('@remotion/tiny/config', 'Config.setHeat'), {since: '4.0.0'});
  assert.deepEqual(await find('@remotion/tiny/config', 'Config.setLight'), {since: '4.0.1', absent: '4.0.0'});
});

test('what does not stand in the documented version has no first release', async () => {
  for (const member of ['Oven.hidden', 'bake.bread', 'bake.secret', 'bake.minutes', 'OvenRef.log', 'internalBake'])
    await assert.rejects(find('@remotion/tiny', member), /@remotion\/tiny#.+: It is not in 4\.0\.4\./, member);
  await assert.rejects(find('@remotion/unknown', 'x'), /is not documented/);
});

test('a package that begins later begins as a whole', async () => {
  assert.deepEqual(await find('@remotion/late', 'dawn'), {since: '4.0.3', absent: 'unpublished'});
});

test('flags are found where a command reads them, in releases that both packages have', async () => {
  assert.deepEqual(await find('cli', 'render', '--pixel-format'), {since: '4.0.0', absent: 'unpublished'});
  assert.deepEqual(await find('cli', 'render', '--crumb-size'), {since: '4.0.3', absent: '4.0.0'});
  assert.deepEqual(await find('cli', 'render', '--concurrencies'), {since: '4.0.4', absent: '4.0.3'});
  await assert.rejects(find('cli', 'render', '--frame'), /It is not in/, 'only still reads it');
  await assert.rejects(find('cli', 'lambda', 'render', '--crumb-size'), /cannot be told/);
});

test('bisection looks at few releases, and at those at hand first', async () => {
  const versions = Array.from({length: 200}, (_, index) => `4.0.${index}`);
  const asked: string[] = [];
  const stands = (version: string) => {
    asked.push(version);
    return compareVersions(version, '4.0.137') >= 0;
  };
  assert.deepEqual(await firstRelease(versions, stands), {since: '4.0.137', absent: '4.0.136'});
  assert.ok(asked.length <= 10, `${asked.length} releases`);
  asked.length = 0;
  const known = new Set(['4.0.136', '4.0.137']);
  await firstRelease(versions, stands, [() => false, (version) => known.has(version)]);
  assert.deepEqual(asked.sort(compareVersions), ['4.0.0', '4.0.136', '4.0.137', '4.0.199']);
  await assert.rejects(firstRelease([], stands), /no release/);
});

test('what has the same name is asked for in the same releases', async () => {
  const releases = new FolderReleases();
  const known = {'@remotion/renderer#renderMedia.light': {since: '4.0.1', absent: '4.0.0'}};
  await new SinceFinder(releases, DOCUMENTED).find(subjectOf(['@remotion/tiny/config', 'Config.setLight']), known);
  assert.ok(!releases.looked.has('@remotion/tiny@4.0.3'));
});

test('only stable releases from 4.0.0 to the documented one are compared', () => {
  assert.deepEqual(releasesToCompare(['4.0.10', '4.0.9', '3.3.1', '4.0.0-alpha.2', '4.0.11', '4.0.0'], '4.0.10'), ['4.0.0', '4.0.9', '4.0.10']);
});

test('questions, keys and commands are three ways to say the same', () => {
  for (const key of [
    'remotion#Artifact',
    '@remotion/renderer#renderMedia().buffer',
    '@remotion/cli/config#Config.setRepro',
    '@remotion/google-fonts/Fraunces#getInfo().subsets',
    'cli lambda sites create --force',
  ]) {
    assert.equal(subjectOf(wordsOf(key)).key, key);
  }
  assert.equal(commandFor('@remotion/renderer#renderMedia().buffer'), "npm run since -- @remotion/renderer 'renderMedia().buffer'");
  assert.equal(packageOf('@remotion/cli/config#Config.setRepro'), '@remotion/cli');
  assert.equal(packageOf('cli lambda sites create --force'), '@remotion/lambda');
  assert.equal(packageOf('react#useState'), undefined);
  assert.throws(() => subjectOf(['cli', 'repro']), /has no flag\. Ask for one of/);
  assert.throws(() => subjectOf(['remotion']), /is not a valid query\. Ask for one of/);
});

test('facts are written sorted, and refused when they are wrong', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'since-'));
  fs.mkdirSync(path.join(dir, 'data'));
  assert.deepEqual(readSince(dir), {});
  writeSince(dir, {'remotion#b': {since: '4.0.2', absent: '4.0.1'}, 'remotion#a': {since: '4.0.0'}});
  const file = path.join(dir, 'data/since.json');
  assert.equal(fs.readFileSync(file, 'utf8'), '{\n  "remotion#a": {"since": "4.0.0"},\n  "remotion#b": {"since": "4.0.2", "absent": "4.0.1"}\n}\n');
  const entry = '@remotion/google-fonts/Fraunces#getInfo().subsets';
  writeSince(dir, {[entry]: {since: '4.0.2'}});
  assert.deepEqual(Object.keys(readSince(dir)), [entry], 'an entry of a package may have capitals');
  for (const wrong of ['{"Artifact": {"since": "4.0.1"}}', '{"remotion#a": {"since": "4"}}', '{"remotion#a": {"since": "4.0.1", "absent": "4.0.1"}}']) {
    fs.writeFileSync(file, wrong);
    assert.throws(() => readSince(dir), /cannot be used/);
  }
  fs.rmSync(dir, {recursive: true});
});
