import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {Config} from '@remotion/cli/config';
import {BrowserSafeApis} from '@remotion/renderer/client';
import {installed} from '../lib/installed';
import {slowInNode} from '../lib/probe';

const {BooleanFlags} = installed<{BooleanFlags: string[]}>('@remotion/cli/dist/parsed-cli.js');
const minimist = installed<(args: string[], options: object) => Record<string, unknown>>('minimist');

const {options} = BrowserSafeApis;

/** The command line as the commands read it. */
const commandLine = (...args: string[]) => minimist(args, {boolean: BooleanFlags, default: {overwrite: true, muted: null}});

/** Whether a render is muted: at first, after setMuted(false), and then with --no-muted. In a process of its own, since nothing takes the setter back. */
function mutedValues(): unknown {
  const script = `
    const {Config} = require('@remotion/cli/config');
    const {mutedOption} = require('@remotion/renderer/client').BrowserSafeApis.options;
    const value = (muted) => mutedOption.getValue({commandLine: {muted}}).value;
    const before = value(null);
    Config.setMuted(false);
    console.log(JSON.stringify([before, value(null), value(false)]));
  `;
  return JSON.parse(execFileSync(process.execPath, ['-e', script], {encoding: 'utf8'}));
}

export default slowInNode(
  'In the configuration file, setOverwriteOutput(false), setMuted(false) and setters for parallel encoding, beep, repro, Insights and multi-process change nothing.',
  () => {
    const value = (option: {getValue: (values: {commandLine: Record<string, unknown>}, fallback: never) => {value: unknown}}, ...args: string[]) =>
      option.getValue({commandLine: commandLine('render', 'Note', ...args)}, true as never).value;
    Config.setOverwriteOutput(false);
    assert.equal(value(options.overwriteOption), true);
    assert.equal(value(options.overwriteOption, '--no-overwrite'), false);

    assert.deepEqual(mutedValues(), [false, true, false]);

    Config.setDisallowParallelEncoding(true);
    Config.setBeepOnFinish(true);
    Config.setRepro(true);
    Config.setLambdaInsights(true);
    for (const option of [options.disallowParallelEncodingOption, options.beepOnFinishOption, options.reproOption, options.enableLambdaInsights]) {
      assert.equal(value(option), false, option.cliFlag);
      assert.equal(value(option, `--${option.cliFlag}`), true, option.cliFlag);
    }

    Config.setChromiumMultiProcessOnLinux(false);
    assert.equal(value(options.enableMultiprocessOnLinuxOption), true);

    Config.setImageSequencePattern('page-[frame].[ext]');
    assert.equal(value(options.imageSequencePatternOption, '--image-sequence-pattern=x-[frame].[ext]'), 'page-[frame].[ext]');
    Config.setImageSequencePattern(null);

    Config.setJpegQuality(50);
    assert.equal(value(options.jpegQualityOption), 50);
    Config.setJpegQuality(0);
    assert.equal(value(options.jpegQualityOption), 80);
  },
);
