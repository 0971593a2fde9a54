import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {folderOfProcess, setting} from './run-folder';

const MODULES = path.join(__dirname, '../../node_modules');
const CLI = path.join(MODULES, '@remotion/cli/remotion-cli.js');

export type Outcome = {code: number | null; output: string; stdout: string; stderr: string};

/** A project of a reader: a folder in which commands are run. */
export type Project = {
  folder: string;
  write(files: Record<string, string | Buffer>): void;
  has(file: string): boolean;
  read(file: string): Buffer;
  /** Runs `npx remotion` with these arguments, in the root of the project or in another folder of it. */
  remotion(args: string[], options?: {env?: Record<string, string>; input?: string; seconds?: number; folder?: string}): Promise<Outcome>;
  node(file: string, options?: {env?: Record<string, string>; args?: string[]}): Promise<Outcome>;
  /**
   * What a project needs before it can be rendered: a composition called Note of 320 × 180 pixels and ten frames, and the browser.
   * Webpack has compiled it before, unless `isNew` says otherwise.
   */
  withComposition(options?: {isNew: boolean}): void;
};

/** The smallest entry point that renders something. */
const ENTRY = `import {Composition, registerRoot} from 'remotion';

const Note = ({text = 'hello'}) => <div>{text}</div>;

registerRoot(() => <Composition id="Note" component={Note} width={320} height={180} fps={30} durationInFrames={10} />);
`;

/** Packages of the documented version only, since others are named in warnings. */
function linkPackages(folder: string): void {
  const version = versionOf('remotion');
  const scope = fs.readdirSync(path.join(MODULES, '@remotion')).map((name) => `@remotion/${name}`);
  const names = ['remotion', 'react', 'react-dom', 'zod', ...scope.filter((name) => versionOf(name) === version)];
  for (const name of names) {
    const target = path.join(folder, 'node_modules', name);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.symlinkSync(path.join(MODULES, name), target);
  }
}

const versionOf = (name: string) => (JSON.parse(fs.readFileSync(path.join(MODULES, name, 'package.json'), 'utf8')) as {version: string}).version;

export function newProject(): Project {
  const folder = folderOfProcess('project');
  fs.rmSync(folder, {recursive: true, force: true});
  const write: Project['write'] = (files) => {
    for (const [name, content] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
      fs.writeFileSync(path.join(folder, name), content);
    }
  };
  write({'package.json': '{"name": "project", "private": true, "dependencies": {"remotion": "4.0.332"}}\n', 'package-lock.json': '{}\n'});
  linkPackages(folder);
  return {
    folder,
    write,
    has: (file) => fs.existsSync(path.join(folder, file)),
    read: (file) => fs.readFileSync(path.join(folder, file)),
    remotion: (args, options) => run([CLI, ...args], path.join(folder, options?.folder ?? ''), options),
    node: (file, options) => run([file, ...(options?.args ?? [])], folder, options),
    withComposition(options) {
      write({
        'src/index.tsx': ENTRY,
        'remotion.config.js': `require('@remotion/cli/config').Config.setBrowserExecutable(${JSON.stringify(setting('browser'))});\n`,
      });
      if (!options?.isNew) copyCompiled(folder);
    },
  };
}

/**
 * Gives a project what Webpack has compiled of the smallest entry point, which takes most of the time of a command.
 * It is found by the path of the project, so each process has one folder for all of its projects.
 */
function copyCompiled(folder: string): void {
  const cache = path.join(folder, 'node_modules/.cache');
  const compiled = folderOfProcess('compiled');
  if (!fs.existsSync(compiled)) {
    spawnSync(process.execPath, [CLI, 'compositions'], {cwd: folder});
    fs.renameSync(cache, compiled);
  }
  fs.cpSync(compiled, cache, {recursive: true});
}

function run(
  args: string[],
  cwd: string,
  {env = {}, input, seconds = 100}: {env?: Record<string, string>; input?: string; seconds?: number} = {},
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {cwd, env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0', CI: '', ...env}, timeout: seconds * 1000});
    const said = {output: '', stdout: '', stderr: ''};
    for (const name of ['stdout', 'stderr'] as const)
      child[name].setEncoding('utf8').on('data', (text: string) => {
        said[name] += text;
        said.output += text;
      });
    child.stdin.end(input);
    child.on('error', reject);
    // The progress of Webpack says nothing about a claim, and hides what a failure says.
    child.on('close', (code) => resolve({code, ...said, output: said.output.replace(/^Bundling .*\n/gm, '')}));
  });
}
