import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import {webpack, type WebpackConfiguration, type WebpackOverrideFn} from '@remotion/bundler';
import {installed} from './installed';
import {newFolder} from './run-folder';

type Bundler = {webpackConfig: (options: object) => Promise<[string, WebpackConfiguration]>};

export type Bundled = {
  errors: string[];
  warnings: string[];
  /** The code of the bundle and of its other pieces. */
  code: string;
  /** What src/index.ts exports. */
  run<Exports>(): Exports;
};

/**
 * Compiles files of a project with the configuration of a bundle, without React and the toolkit around them.
 * @param files by their paths in the project; src/index.ts is where it begins
 */
export async function bundled(files: Record<string, string>, webpackOverride: WebpackOverrideFn = (given) => given): Promise<Bundled> {
  const {webpackConfig} = installed<Bundler>('@remotion/bundler/dist/webpack-config.js');
  const root = newFolder();
  for (const [name, content] of Object.entries({'tsconfig.json': '{}', ...files})) {
    fs.mkdirSync(path.dirname(path.join(root, name)), {recursive: true});
    fs.writeFileSync(path.join(root, name), content);
  }
  const outDir = path.join(root, 'build');
  const index = path.join(root, 'src/index.ts');
  const options = {entry: index, userDefinedComponent: index, outDir, environment: 'production', enableCaching: false, remotionRoot: root};
  const more = {maxTimelineTracks: null, keyboardShortcutsEnabled: true, bufferStateDelayInMilliseconds: null, poll: null, webpackOverride};
  const [, configuration] = await webpackConfig({...options, ...more});
  const compiler = webpack({
    ...configuration,
    entry: [index],
    devtool: false,
    output: {...configuration.output, library: {type: 'commonjs2'}, chunkFormat: 'commonjs', chunkLoading: 'require', publicPath: '/'},
  });
  const stats = await new Promise<{toJson(options: object): {errors?: {message: string}[]; warnings?: {message: string}[]}}>((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error ?? new Error('Nothing was compiled.'))));
  });
  const {errors = [], warnings = []} = stats.toJson({all: false, errors: true, warnings: true});
  const load = (name: string): unknown => {
    const file = path.resolve(outDir, name);
    const module = {exports: {}};
    const code = fs.readFileSync(file, 'utf8');
    const call = vm.compileFunction(code, ['module', 'exports', 'require'], {filename: file}) as (...given: unknown[]) => void;
    call(module, module.exports, load);
    return module.exports;
  };
  const pieces = fs.existsSync(outDir) ? fs.readdirSync(outDir).filter((name) => name.endsWith('.js')) : [];
  return {
    errors: errors.map(({message}) => message),
    warnings: warnings.map(({message}) => message),
    code: pieces.map((name) => fs.readFileSync(path.join(outDir, name), 'utf8')).join('\n'),
    run: () => load('bundle.js') as never,
  };
}
