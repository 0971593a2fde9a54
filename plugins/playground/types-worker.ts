import path from 'node:path';
import {rspack} from '@rspack/core';

/** Modules of Node that TypeScript asks for where there are some; a worker has none. */
const OF_NODE = ['fs', 'path', 'os', 'crypto', 'inspector', 'perf_hooks', 'source-map-support'];
const ENTRY = path.join(__dirname, '../../src/playground/types/worker.ts');

/** Builds the worker that holds TypeScript, as one classic script. */
export async function buildTypesWorker(folder: string): Promise<string> {
  const name = 'worker.js';
  const compiler = rspack({
    mode: 'production',
    target: ['webworker', 'es2022'],
    entry: ENTRY,
    output: {path: folder, filename: name},
    resolve: {extensions: ['.ts', '.js'], fallback: Object.fromEntries(OF_NODE.map((module) => [module, false as const]))},
    module: {
      rules: [{test: /\.ts$/, type: 'javascript/auto', loader: 'builtin:swc-loader', options: {jsc: {parser: {syntax: 'typescript'}, target: 'es2022'}}}],
      // TypeScript requires plug-ins by names that it reads from a configuration; there is none here.
      parser: {javascript: {exprContextCritical: false}},
    },
    node: false,
    performance: false,
    // One large file: its license stands on the acknowledgements page, as for all others.
    optimization: {minimizer: [new rspack.SwcJsMinimizerRspackPlugin({extractComments: false, minimizerOptions: {format: {comments: false}}})]},
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const problem = error ?? (stats?.hasErrors() ? new Error(stats.toString({all: false, errors: true})) : undefined);
      compiler.close((closing) => {
        if (problem ?? closing) reject(problem ?? closing!);
        else resolve();
      });
    });
  });
  return path.join(folder, name);
}
