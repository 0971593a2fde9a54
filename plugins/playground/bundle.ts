import fs from 'node:fs/promises';
import path from 'node:path';
import {rspack, type Configuration, type Stats} from '@rspack/core';
import {STAGE_FILE} from '../../src/playground/stage-file';
import {stageDocument} from './document';

/** Where the scripts of the stage are, below the published folder: among the files that are kept for ever. */
export const STAGE_ASSETS = 'assets/play';

export type StageBundle = {
  /** The files of packages that are part of it. */
  modules: string[];
  /** Scripts by their names relative to the folder, with their sizes in bytes. */
  scripts: Map<string, number>;
};

/**
 * Bundles the stage: its own script with React, the toolkit's core and the Player, and a script for each other package. Writes them and the stage's document to a folder.
 * @param baseUrl path under which the folder is published
 * @throws Error with what the bundler says
 */
export async function bundleStage(siteDir: string, folder: string, baseUrl: string): Promise<StageBundle> {
  const stats = await run(configuration(siteDir, folder));
  const {assets = [], modules = []} = stats.toJson({
    all: false,
    assets: true,
    modules: true,
    nestedModules: true,
    modulesSpace: 100_000,
    nestedModulesSpace: 100_000,
  });
  const scripts = new Map(assets.map(({name, size}) => [name, size]));
  const entry = [...scripts.keys()].find((name) => /\/stage\.[^/]+\.js$/.test(name));
  if (!entry) throw new Error('plugins/playground: the bundler wrote no script for the stage.');
  await fs.writeFile(path.join(folder, STAGE_FILE), stageDocument(baseUrl + entry));
  const files = modules.flatMap((module) => [module, ...(module.modules ?? [])]).flatMap(({nameForCondition}) => nameForCondition ?? []);
  return {modules: [...new Set(files)].filter((name) => name.includes('node_modules')), scripts};
}

function configuration(siteDir: string, folder: string): Configuration {
  return {
    context: siteDir,
    mode: 'production',
    target: ['web', 'es2020'],
    entry: {stage: path.join(siteDir, 'src/playground/stage/index.tsx')},
    devtool: false,
    output: {
      path: folder,
      filename: `${STAGE_ASSETS}/[name].[contenthash:10].js`,
      chunkFilename: `${STAGE_ASSETS}/[contenthash:10].js`,
      assetModuleFilename: `${STAGE_ASSETS}/[contenthash:10][ext]`,
      publicPath: 'auto',
      uniqueName: 'stage',
    },
    resolve: {extensions: ['.tsx', '.ts', '.mjs', '.js']},
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {jsc: {parser: {syntax: 'typescript', tsx: true}, transform: {react: {runtime: 'automatic'}}, target: 'es2022'}},
        },
        {test: /\.woff2$/, type: 'asset/resource'},
      ],
    },
    // The toolkit looks for packages that a project may lack, and says so; those are left out here.
    ignoreWarnings: [/./],
    performance: {hints: false},
    optimization: {splitChunks: {chunks: 'async', minSize: 4000}},
  };
}

const run = (options: Configuration): Promise<Stats> =>
  new Promise((resolve, reject) => {
    const compiler = rspack(options);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error ?? !stats) reject(error ?? new Error('plugins/playground: the bundler said nothing.'));
        else if (stats.hasErrors()) reject(new Error(`plugins/playground: ${stats.toString({all: false, errors: true})}`));
        else resolve(stats);
      });
    });
  });
