import {PassThrough} from 'node:stream';
import {stripVTControlCharacters} from 'node:util';
import {installed} from './installed';

type Flags = Record<string, unknown> & {_: (string | number)[]};
type Options = {boolean: string[]; string?: string[]; default?: object};
type Cli = {CliInternals: {minimist: (args: string[], options: Options) => Flags; BooleanFlags: string[]; parsedCli: Flags; chalk: {enabled(): boolean}}};
type Lambda = {executeCommand: (args: unknown[], root: string, logLevel: string, provider: null, client: null) => Promise<void>};
type Args = {parsedLambdaCli: Flags; forceFlagProvided: unknown};

export type LambdaOutcome = {code: number; output: string; questions: number};

/** What ends a command. */
class Exit extends Error {}

function replaceFlags(target: Flags, source: Flags): void {
  for (const name of Object.keys(target)) Reflect.deleteProperty(target, name);
  Object.assign(target, source);
}

/**
 * Does what `npx remotion lambda` does, in this process, without reading a configuration file or a .env file.
 * @param line the arguments, separated by spaces
 * @param answers what is typed at each question; if there are more questions, the command is left unfinished
 */
export async function runLambda(line: string, answers: string[] = [], root = process.cwd()): Promise<LambdaOutcome> {
  const {CliInternals} = installed<Cli>('@remotion/cli/dist/index.js');
  const {executeCommand} = installed<Lambda>('@remotion/lambda/dist/cli/index.js');
  const args = installed<Args>('@remotion/lambda/dist/cli/args.js');
  const {minimist, BooleanFlags, parsedCli} = CliInternals;
  const words = line.split(' ').filter(Boolean);
  replaceFlags(parsedCli, minimist(words, {boolean: BooleanFlags, default: {overwrite: true, muted: null}}));
  replaceFlags(args.parsedLambdaCli, minimist(words, {boolean: BooleanFlags, string: ['_']}));
  const {f, force, yes, y} = args.parsedLambdaCli;
  args.forceFlagProvided = f || force || yes || y;

  const outcome: LambdaOutcome = {code: 0, output: '', questions: 0};
  const {stdout, stdin} = process;
  const {write} = stdout;
  const {exit} = process;
  const {log, warn, error} = console;
  let ended = false;
  let input = new PassThrough();
  const unanswered = new PassThrough();
  const print = (text: string) => {
    if (ended) return;
    outcome.output += text;
    if (!text.includes('(Y/n)')) return;
    const reply = answers[outcome.questions++];
    if (reply === undefined) unanswered.emit('asked');
    else setImmediate(() => input.write(`${reply}\n`));
  };
  console.log = console.warn = console.error = (...texts: unknown[]) => print(`${texts.map(String).join(' ')}\n`);
  stdout.write = (text: string | Uint8Array) => {
    print(String(text));
    return true;
  };
  Object.defineProperty(process, 'stdin', {configurable: true, get: () => (input = new PassThrough())});
  process.exit = (code = 0) => {
    if (!ended) outcome.code = Number(code);
    ended = true;
    throw new Exit('ended');
  };
  try {
    const asked = new Promise<void>((resolve) => unanswered.once('asked', resolve));
    const logLevel = typeof parsedCli.log === 'string' ? parsedCli.log : 'info';
    await Promise.race([asked, executeCommand(parsedCli._, root, logLevel, null, null)]);
  } catch (problem) {
    if (!(problem instanceof Exit)) throw problem;
  } finally {
    ended = true;
    Object.defineProperty(process, 'stdin', {configurable: true, value: stdin});
    stdout.write = write;
    process.exit = exit;
    Object.assign(console, {log, warn, error});
    replaceFlags(parsedCli, minimist([], {boolean: BooleanFlags, default: {overwrite: true, muted: null}}));
    replaceFlags(args.parsedLambdaCli, minimist([], {boolean: BooleanFlags, string: ['_']}));
    args.forceFlagProvided = false;
  }
  outcome.output = stripVTControlCharacters(outcome.output);
  return outcome;
}
