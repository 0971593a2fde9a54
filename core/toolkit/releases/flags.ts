import fs from 'node:fs';
import path from 'node:path';

/** Files of @remotion/cli that read the flags of all commands when any of them starts. */
const SHARED = ['dist/parse-command-line', 'dist/initialize-cli'];

/**
 * Whether a command reads a flag, by the text of its compiled files: from the parsed command line, or through an option of the renderer.
 * @param folder folder of the package that has the command
 * @param renderer folder of @remotion/renderer, in the same version
 * @param command words after `npx remotion`; none for any command
 */
export function flagStands(folder: string, renderer: string, command: string[], flag: string): boolean {
  const entries = entriesOf(folder, command);
  if (entries.length === 0) return false;
  const sources = [...reachable([...entries, ...SHARED.map((file) => path.join(folder, file))])].map((file) => fs.readFileSync(file, 'utf8'));
  const options = optionsWithFlag(renderer, flag);
  const patterns = [
    new RegExp(String.raw`\bparsed\w*(?:\.${flag.includes('-') ? '(?!)' : flag}\b|\[['"]${flag}['"]\])`),
    new RegExp(String.raw`\{[^{}]*\b${flag.includes('-') ? `['"]${flag}['"]` : flag}\b[^{}]*\} = (?:\w+\.)?parsed\w*;`),
    ...options.map((name) => new RegExp(String.raw`\b${name}\.(?:getValue|cliFlag)\b`)),
  ];
  return sources.some((source) => patterns.some((pattern) => pattern.test(source)));
}

/** Entry files of a command, in the places where the packages keep them. */
function entriesOf(folder: string, command: string[]): string[] {
  const words = ['lambda', 'cloudrun'].includes(command[0] ?? '') ? command.slice(1) : command;
  const name = words.join('/');
  const late = `dist/cli/commands/${name}`;
  const candidates = name === '' ? ['dist/index', 'dist/cli/index'] : [`dist/${name}`, late, `${late}/${words.at(-1) ?? ''}`];
  return candidates.map((candidate) => path.join(folder, candidate)).filter((candidate) => fileOf(candidate) !== undefined);
}

/** The given compiled files and all those that they reach through relative imports. */
function reachable(entries: string[]): Set<string> {
  const found = new Set<string>();
  const open = entries.map(fileOf);
  while (open.length > 0) {
    const file = open.pop();
    if (!file || found.has(file)) continue;
    found.add(file);
    const folder = path.dirname(file);
    const imports = fs.readFileSync(file, 'utf8').matchAll(/(?:require|import)\(["'](\.[^"']+)["']\)/g);
    open.push(...[...imports].map(([, specifier = '']) => fileOf(path.join(folder, specifier))));
  }
  return found;
}

function fileOf(wanted: string): string | undefined {
  return [`${wanted}.js`, wanted, path.join(wanted, 'index.js')].find((file) => fs.statSync(file, {throwIfNoEntry: false})?.isFile());
}

/** Names under which the renderer exports the option that has a flag; none if there is no such option. */
function optionsWithFlag(renderer: string, flag: string): string[] {
  const folder = path.join(renderer, 'dist/options');
  if (!fs.existsSync(folder)) return [];
  const sources = fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));
  const own = sources
    .filter((source) => new RegExp(String.raw`\bcliFlag\b ?[:=] ['"]${flag}['"]`).test(source))
    .flatMap((source) => [...source.matchAll(/exports\.(\w+) = \{/g)].map(([, name = '']) => name));
  const aliases = sources.flatMap((source) =>
    own.flatMap((name) => [...source.matchAll(new RegExp(String.raw`(\w+): \w+\.${name}\b`, 'g'))].map(([, alias = '']) => alias)),
  );
  return [...new Set([...own, ...aliases])];
}
