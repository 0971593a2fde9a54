import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import {cli} from '../../checks/cli';
import {acceptedFlagsBelow, acceptedFlagsOf, commandNames, flagsOf} from '../../core/toolkit/cli-facts';
import {readCorpus} from '../../core/corpus/corpus';

const FIXTURE = path.join(__dirname, '../fixtures/cli');

test('commands come from the code that compares the typed words, without the hints for renamed ones', () => {
  const names = commandNames();
  for (const name of ['render', 'preview', 'browser ensure', 'lambda functions deploy', 'lambda quotas increase', 'cloudrun services ls']) {
    assert.ok(names.includes(name), name);
  }
  for (const name of ['lambda upload', 'lambda ls', 'lambda functions ()', 'install']) assert.ok(!names.includes(name), name);
  assert.throws(() => flagsOf('rendr'), /There is no command "rendr"\. Commands: .*render/);
});

test('flags are found wherever a command reads them', () => {
  assert.deepEqual([...flagsOf('browser ensure')].sort(), ['browser-executable', 'config', 'help', 'log', 'q', 'quiet']);
  assert.deepEqual([...flagsOf('lambda regions')].sort(), ['config', 'default-only', 'help', 'log']);
  const found: [command: string, flag: string, where: string][] = [
    ['render', 'codec', 'an option of the renderer'],
    ['render', 'concurrency', 'a setter at the start and a getter later'],
    ['render', 'scale', 'a setter of an option'],
    ['render', 'image-format', 'the parsed command line, in a function of another file'],
    ['benchmark', 'concurrencies', 'the parsed command line, taken apart'],
    ['lambda render', 'webhook-custom-data', 'the name of an option in a constant'],
    ['lambda still', 'image-format', 'the parsed command line of another package, taken out of an object'],
    ['lambda functions rm', 'yes', 'a constant of another file'],
    ['cloudrun services deploy', 'memoryLimit', 'the parsed command line'],
  ];
  for (const [command, flag, where] of found) assert.ok(flagsOf(command).has(flag), `${command} --${flag}: ${where}`);
});

test('flags that a command turns down, warns of, or names only in an error message are not its flags', () => {
  for (const flag of ['frame', 'png', 'quality']) assert.ok(!flagsOf('render').has(flag), flag);
  assert.ok(!flagsOf('still').has('frames'));
  assert.ok(!flagsOf('lambda render').has('custom-role-arn'));
  assert.ok(!flagsOf('browser ensure').has('frames'), 'getCliOptions() reads it, but the command takes something else out');
});

test('what may be typed includes negations and later effects; ffmpeg takes everything', () => {
  assert.ok(acceptedFlagsOf('studio')?.has('no-open'));
  assert.ok(!acceptedFlagsOf('studio')?.has('no-port'));
  assert.ok(!flagsOf('studio').has('jpeg-quality') && acceptedFlagsOf('studio')?.has('jpeg-quality'), 'a default of the render dialog');
  assert.equal(acceptedFlagsOf('ffmpeg'), undefined);
  assert.deepEqual([...flagsOf('')].sort(), ['config', 'help', 'log']);
  assert.ok(acceptedFlagsBelow('lambda sites')?.has('site-name'));
});

test('missing and invented flags, stale exceptions and unknown commands are findings', async () => {
  const {looked, findings} = await cli.run(readCorpus(FIXTURE));
  assert.match(looked, /^pages, 3 of them about a command, with 8 flags; the packages have \d+ commands$/);
  assert.deepEqual(
    findings.map(({file, line, message}) => `${file}:${line} ${message}`),
    [
      'docs/cli/install.mdx:1 There is no command `remotion install`.',
      'docs/lambda/cli/regions.mdx:1 `remotion lambda regions` reads --log, which has no heading here.',
      'docs/lambda/cli/regions.mdx:16 `remotion lambda regions` does not read --country.',
      'docs/lambda/cli/regions.mdx:5 The exception --config is not needed: page and command agree about it.',
    ],
  );
});
