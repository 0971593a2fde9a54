import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {LIBRARIES, SCRIPTS} from './chunk-names';
import {isLean} from './is-lean';
import {STYLE_GROUPS} from './style-groups';
import {writeLeanFiles} from './write-files';

/** Generated modules that the browser gets in a shorter form; the server, which writes the pages, keeps the framework's own. */
const REPLACED = /^@generated\/(registry|routes|routesChunkNames|client-modules|docusaurus\.config)$/;
const REGISTRY = /^@generated\/registry$/;

/**
 * Makes Chrome compile all functions of a script in the background while the script arrives, instead of one by one on the main thread when each is first called.
 * @see https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

/**
 * Every page loads the framework's list of all pages: paths, file names, loaders. It grows with each page that is written.
 * This plugin sends the browser the same facts in packed form, without what only a build needs. `npm start` uses the originals.
 * The form of the generated modules is the framework's own business, so tests/sites compares both forms for every release of it.
 */
export default function leanClient({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lean-client',
    configureWebpack(_, isServer, {currentBundler}) {
      if (!isLean()) return {};
      const folder = path.join(generatedFilesDir, 'lean-client');
      writeLeanFiles(siteDir, generatedFilesDir, folder);
      const {BannerPlugin, Compilation, NormalModuleReplacementPlugin} = currentBundler.instance;
      if (isServer) return {plugins: [new NormalModuleReplacementPlugin(REGISTRY, path.join(folder, 'server-registry.js'))]};
      return {
        output: {filename: SCRIPTS, chunkFilename: SCRIPTS},
        // A chunk's id is its name, so that no table has to map one to the other.
        // Hashes are not recomputed from the minified code: that would replace their six digits wherever they occur, which may be in a number or a color.
        optimization: {realContentHash: false, chunkIds: 'named', splitChunks: {cacheGroups: {...STYLE_GROUPS, defaultVendors: LIBRARIES}}},
        // One line of the framework compiles to a tslib helper, which would pull in all of tslib.
        resolve: {alias: {tslib$: path.join(__dirname, 'import-default.ts')}},
        plugins: [
          new NormalModuleReplacementPlugin(REPLACED, (module: {request: string}) => {
            module.request = module.request.replace('@generated', folder);
          }),
          // After the minifier, which leaves out comments.
          new BannerPlugin({banner: COMPILE_AHEAD, raw: true, test: /\.js$/, entryOnly: true, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT}),
        ],
      };
    },
  };
}
