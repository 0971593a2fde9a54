import {PassThrough} from 'node:stream';
import {stripVTControlCharacters} from 'node:util';
import {installed} from './installed';

type Flags = Record<string, unknown> & {_: (string | number)[]};
type Options = {boolean: string[]; string?: string[]; default?: object};
type Cli = {CliInternals: {minimist: (args: string[], options: Options) => Flags; BooleanFlags: string[]; parsedCli: Flags}};

type Config = Record<string, (value: unknown) => void>;

/** A group of commands, such as those of `npx remotion lambda`. */
export type Group = {
  /** The group's own reading of the command line. */
  flags: Flags;
  setForced: (value: unknown) => void;
  execute: (words: Flags['_'], root: string, logLevel: string) => Promise<void>;
};

export type CommandOutcome = {code: number; output: string; stdout: string; stderr: string; questions: number};

/**
 * Some flags go into the configuration as soon as the command line is read, before the command begins. This does that for them.
 * What is in the configuration stays there for the commands of other probes: set it back.
 */
export function configureWith(words: string[]): Config {
  const {CliInternals} = installed<Cli>('@remotion/cli/dist/index.js');
  const {minimist, BooleanFlags, parsedCli} = CliInternals;
  replaceFlags(parsedCli, minimist(words, {boolean: BooleanFlags}));
  installed<{parseCommandLine: () => void}>('@remotion/cli/dist/parse-command-line.js').parseCommandLine();
  return installed<{Config: Config}>('@remotion/cli/dist/config/index.js').Config;
}

/** What ends a command. */
class Exit extends Error {}

function replaceFlags(target: Flags, source: Flags): void {
  for (const name of Object.keys(target)) Reflect.deleteProperty(target, name);
  Object.assign(target, source);
}

/**
 * Does what `npx remotion` does with these arguments, in this process, without reading a configuration file or a .env file.
 * @param answers what is typed at each question; if there are more questions, the command is left unfinished, as when its input ends
 */
export async function runInProcess(words: string[], answers: string[], root: string, {flags, setForced, execute}: Group): Promise<CommandOutcome> {
  const {CliInternals} = installed<Cli>('@remotion/cli/dist/index.js');
  const {minimist, BooleanFlags, parsedCli} = CliInternals;
  const parse = (given: string[]) => {
    replaceFlags(parsedCli, minimist(given, {boolean: BooleanFlags, default: {overwrite: true, muted: null}}));
    replaceFlags(flags, minimist(given, {boolean: BooleanFlags, string: ['_']}));
    setForced(flags.f || flags.force || flags.yes || flags.y);
  };
  parse(words);

  const outcome: CommandOutcome = {code: 0, output: '', stdout: '', stderr: '', questions: 0};
  const {stdout, stdin} = process;
  const {write} = stdout;
  const {exit} = process;
  const {log, warn, error} = console;
  let ended = false;
  let input = new PassThrough();
  const unanswered = new PassThrough();
  const print = (text: string, stream: 'stdout' | 'stderr') => {
    if (ended) return;
    outcome.output += text;
    outcome[stream] += text;
    if (!text.includes('(Y/n)')) return;
    const reply = answers[outcome.questions++];
    if (reply === undefined) unanswered.emit('asked');
    else setImmediate(() => input.write(`${reply}\n`));
  };
  const printLine =
    (stream: 'stdout' | 'stderr') =>
    (...texts: unknown[]) =>
      print(`${texts.map(String).join(' ')}\n`, stream);
  Object.assign(console, {log: printLine('stdout'), warn: printLine('stderr'), error: printLine('stderr')});
  stdout.write = (text: string | Uint8Array) => {
    print(String(text), 'stdout');
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
    await Promise.race([asked, execute(parsedCli._, root, logLevel)]);
  } catch (problem) {
    if (!(problem instanceof Exit)) throw problem;
  } finally {
    ended = true;
    Object.defineProperty(process, 'stdin', {configurable: true, value: stdin});
    stdout.write = write;
    process.exit = exit;
    Object.assign(console, {log, warn, error});
    parse([]);
  }
  for (const name of ['output', 'stdout', 'stderr'] as const) outcome[name] = stripVTControlCharacters(outcome[name]);
  return outcome;
}
