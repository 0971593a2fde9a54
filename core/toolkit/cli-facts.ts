import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {CliFlags, type Flags, type Walk} from './cli-flags';
import {readOptions, type CliOption} from './cli-options';
import {CLI, CliSource, RENDERER, type CliFolders, type Value} from './cli-source';
import {comparedWith, isFunction, lastName} from './cli-syntax';

/** What one command accepts. */
type Command = {
  /** Flags that it reads itself, from start to finish, and where. */
  flags: () => Flags;
  /** These, and the flags that take effect later, as initial values of the Studio's render dialog. */
  accepted: () => Flags;
  /** Passes its arguments on to another program, so that any flag may be valid. */
  passesOn: boolean;
};

const PACKAGES = fs.realpathSync(path.join(__dirname, '../../node_modules'));
const inPackages = (name: string) => path.join(PACKAGES, name);
const INSTALLED: CliFolders = {
  [CLI]: inPackages(CLI),
  [RENDERER]: inPackages(RENDERER),
  '@remotion/lambda': inPackages('@remotion/lambda'),
  '@remotion/cloudrun': inPackages('@remotion/cloudrun'),
};
let installed: ReturnType<typeof readCommands> | undefined;

/** All commands of the installed packages, as they are typed after `npx remotion`: "render", "lambda functions deploy". */
export const commandNames = (): string[] => [...commands().all.keys()].filter(Boolean);

/**
 * Flags that a command reads, without dashes, as `npx remotion <command>` accepts them; the empty name means `npx remotion` alone.
 * @throws Error when there is no such command
 */
export const flagsOf = (command: string): Set<string> => new Set(commandOf(command).flags().keys());

/** Where a command reads a flag first: @remotion/cli/dist/render.js:12; undefined if it does not. */
export const placeOfFlag = (command: string, flag: string): string | undefined =>
  commandOf(command).flags().get(flag) ?? commandOf(command).accepted().get(flag);

/** Whether a command of any release reads a flag; false too where it has no such command. */
export const readsFlag = (folders: CliFolders, command: string, flag: string): boolean => readCommands(folders).all.get(command)?.flags().has(flag) ?? false;

/**
 * What may be typed after a command: its flags, those that take effect later, and `no-…` for each boolean one.
 * @returns undefined if the command passes everything on to another program
 * @throws Error when there is no such command
 */
export function acceptedFlagsOf(command: string): Set<string> | undefined {
  const {accepted, passesOn} = commandOf(command);
  if (passesOn) return undefined;
  const flags = [...accepted().keys()];
  const {booleans} = commands();
  const negated = flags.filter((flag) => booleans.has(flag) || booleans.has(`no-${flag}`)).map((flag) => `no-${flag}`);
  return new Set([...flags, ...negated]);
}

/** What may be typed after a command or any command below it; undefined if one of them passes everything on. */
export function acceptedFlagsBelow(command: string): Set<string> | undefined {
  const names = commandNames().filter((name) => name === command || name.startsWith(`${command} `));
  const sets = names.map(acceptedFlagsOf);
  return sets.includes(undefined) ? undefined : new Set(sets.flatMap((set) => [...(set ?? [])]));
}

function commandOf(name: string): Command {
  const command = commands().all.get(name);
  if (!command) throw new Error(`There is no command "${name}". Commands: ${commandNames().join(', ')}.`);
  return command;
}

const commands = () => (installed ??= readCommands(INSTALLED));

/** Computes a value when it is first needed. */
function once<T>(compute: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= compute());
}

/** Reads the commands from the code of the packages: each `if` that compares the typed word leads to one. */
function readCommands(folders: CliFolders) {
  const source = new CliSource(folders);
  const options = readOptions(folders[RENDERER]);
  const reader = new CliFlags(source, options);
  const all = new Map<string, Command>();

  const flagsIn = ({node, file}: Value, indirect: boolean) => {
    const walk: Walk = {flags: new Map(), seen: new Set([node]), indirect};
    reader.visit(node, file, walk);
    return walk.flags;
  };
  const enter = (entry: Value, name: string[], inherited: Value[]): void => {
    const parts = [...inherited, entry];
    all.set(name.join(' '), {
      flags: once(() => new Map(parts.flatMap((part) => [...flagsIn(part, false)]))),
      accepted: once(() => new Map(parts.flatMap((part) => [...flagsIn(part, true)]))),
      passesOn: entry.node.getText().includes('process.argv.slice('),
    });
    for (const {word, branch} of branchesOf(entry, source)) enter(branch, [...name, word], parts);
  };

  enter(source.exportOf(CLI, ['dist/index'], 'cli'), [], []);
  return {all, booleans: new Set([...booleanFlags(source, options), ...[...options.values()].flatMap(({flag, isBoolean}) => (isBoolean ? [flag] : []))])};
}

/** The flags that the parser is told to be boolean: literals, and those of options. */
function booleanFlags(source: CliSource, options: Map<string, CliOption>): string[] {
  const list = source.find(CLI, ['dist/parsed-cli', 'dist/parse-command-line'], 'BooleanFlags')?.node;
  if (!list || !ts.isArrayLiteralExpression(list)) return [];
  return list.elements.flatMap((element) => {
    if (ts.isStringLiteral(element)) return [element.text];
    return ts.isPropertyAccessExpression(element) ? (options.get(lastName(element.expression) ?? '')?.flag ?? []) : [];
  });
}

/** The sub-commands to which a command's code leads: in the code itself, or in a function that it calls. */
function branchesOf(entry: Value, source: CliSource, seen = new Set<ts.Node>()): {word: string; branch: Value}[] {
  const branches: {word: string; branch: Value}[] = [];
  const visit = (node: ts.Node): void => {
    const words = ts.isIfStatement(node) ? comparedWith(node.expression) : [];
    if (ts.isIfStatement(node) && words.length > 0) {
      const branch = {node: node.thenStatement, file: entry.file};
      if (leadsOn(branch, source)) branches.push(...words.map((word) => ({word: textOf(word, entry, source), branch})));
      if (node.elseStatement) visit(node.elseStatement);
      return;
    }
    // Only a function that receives the typed words can read the next one.
    const called = ts.isCallExpression(node) && node.arguments.some(mentionsArgs) ? source.resolve(node.expression, entry.file) : undefined;
    if (called && isFunction(called.node) && !seen.has(called.node)) {
      seen.add(called.node);
      branches.push(...branchesOf(called, source, seen));
    }
    ts.forEachChild(node, visit);
  };
  visit(entry.node);
  return branches;
}

const mentionsArgs = (node: ts.Node): boolean => /\bargs\b/.test(node.getText());

/** A branch that only prints a hint and exits is not a command. */
function leadsOn({node, file}: Value, source: CliSource): boolean {
  if (ts.isCallExpression(node)) {
    const called = source.resolve(node.expression, file);
    if (called && isFunction(called.node) && !/\b(Log|quit_1)\./.test(node.expression.getText())) return true;
  }
  return ts.forEachChild(node, (child) => leadsOn({node: child, file}, source) || undefined) ?? false;
}

function textOf(word: ts.Expression, {file}: Value, source: CliSource): string {
  const node = source.resolve(word, file)?.node ?? word;
  if (ts.isStringLiteral(node)) return node.text;
  throw new Error(`The name of the command ${word.getText()} is not known: fix core/toolkit/cli-facts.ts.`);
}
