import path from 'node:path';
import {inspectKind} from '../core/data/read';
import {acceptedFlagsBelow, acceptedFlagsOf, commandNames} from '../core/toolkit/cli-facts';
import {judgedTexts} from '../core/corpus/corpus';
import {finding, type Finding} from '../core/corpus/finding';
import {fencesOf, type Fence} from '../core/corpus/fences';
import {shellCommands, type ShellWord} from '../core/corpus/shell';
import {toolkitCommand, typedFlags, type ToolkitCommand} from '../core/toolkit/toolkit-command';
import {TEXTS, type Check} from './check';

const PROJECT = path.join(__dirname, '..');
const SHELLS = new Set(['bash', 'sh', 'shell', 'zsh']);

/** Shell samples call only commands that the installed packages have, with flags that these commands read. */
export const commands: Check = {
  name: 'commands',
  rule: 'commands and flags in shell samples exist',
  failsOn: ['commands', /There is no command/],
  files: TEXTS,
  run(corpus) {
    const {dir} = corpus;
    const all = judgedTexts(corpus);
    const samples = all.flatMap((page) => fencesOf(dir, page)).filter(({lang}) => SHELLS.has(lang));
    const checked = samples.filter(({meta}) => meta.nocheck === undefined);
    const calls = checked.flatMap(callsIn);
    return {
      count: all.length,
      looked: `pages with ${samples.length} shell samples, ${samples.length - checked.length} opted out; ${calls.length} calls of the toolkit`,
      findings: calls.flatMap(({call, at}) => (call.program === 'remotion' ? commandFindings(call, at) : creationFindings(call, at))),
    };
  },
};

/** Creates a finding on the page; the line is relative to the sample's first one. */
type At = (line: number, message: string, fix: string) => Finding;

function callsIn({page, code, line: first}: Fence): {call: ToolkitCommand; at: At}[] {
  const at: At = (line, message, fix) => finding(page.file, first + line, message, fix);
  return shellCommands(code).flatMap((words) => {
    const call = toolkitCommand(words);
    return call ? [{call, at}] : [];
  });
}

function commandFindings(call: ToolkitCommand, at: At): Finding[] {
  const {name, subcommands, next} = commandIn(call.words);
  // A placeholder stands for any command: <command>, […].
  const isOpen = next !== undefined && /^[<[{….]/.test(next.text);
  if (next && !isOpen) {
    return [at(next.line, `There is no command \`${['remotion', name, next.text].filter(Boolean).join(' ')}\`.`, `There are: ${subcommands.join(', ')}.`)];
  }
  const accepted = isOpen ? acceptedFlagsBelow(name) : acceptedFlagsOf(name);
  if (!accepted) return [];
  const known = [...accepted].filter((flag) => !flag.startsWith('no-')).sort();
  return typedFlags(call)
    .filter(({flag}) => !accepted.has(flag))
    .map(({flag, line}) => at(line, `\`${`remotion ${name}`.trim()}\` does not read the flag ${dashed(flag)}.`, `It reads ${known.map(dashed).join(', ')}.`));
}

/** The longest command name at the start of the words, and the next word if a sub-command is expected there. */
function commandIn(words: ShellWord[]): {name: string; subcommands: string[]; next?: ShellWord} {
  const names = commandNames();
  let name = '';
  for (let index = 0; ; index++) {
    const prefix = name && `${name} `;
    const subcommands = names.filter((each) => each.startsWith(prefix) && !each.slice(prefix.length).includes(' '));
    const next = words[index];
    if (next === undefined || next.text.startsWith('-') || subcommands.length === 0) return {name, subcommands};
    if (!names.includes(prefix + next.text)) return {name, subcommands, next};
    name = prefix + next.text;
  }
}

/** create-video is not installed, since npm has no copy of the documented version. Its flags are those of the templates in data/templates/. */
function creationFindings(call: ToolkitCommand, at: At): Finding[] {
  const {entries, findings} = inspectKind(PROJECT, 'templates');
  // The flag may be that of an entry which cannot be read.
  if (findings.length > 0) return [];
  const templates = new Set(entries.flatMap(({flag}) => flag ?? []));
  return typedFlags(call)
    .filter(({flag}) => !templates.has(dashed(flag)))
    .map(({flag, line}) => at(line, `No template has the flag ${dashed(flag)}.`, `The entries in data/templates/ have ${[...templates].join(', ')}.`));
}

const dashed = (flag: string) => (flag.length === 1 ? `-${flag}` : `--${flag}`);
