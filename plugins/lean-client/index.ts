import {createHash} from 'node:crypto';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {nameModules} from './name-modules';
import {packScriptHashes} from './pack-hashes';
import {STYLE_GROUPS} from './style-groups';
import {usedStyles} from './used-styles';
import {writeLeanFiles} from './write-files';

/** Generated modules that the browser gets in a shorter form; the server, which writes the pages, keeps the framework's own. */
const REPLACED = /^@generated\/(registry|routes|routesChunkNames|globalData|docusaurus\.config)$/;
const REGISTRY = /^@generated\/registry$/;
/** The module of lucide-react that turns icons into components. */
const MAKE_ICON = /\/createLucideIcon\.mjs$/;
/** Library code that several pages share; by default, the bundler would name such a chunk after all files in it. */
const LIBRARIES = {
  test: /[\\/]node_modules[\\/]/,
  priority: -10,
  reuseExistingChunk: true,
  name: (_module: unknown, chunks: readonly {name?: string | null}[]) => `libraries-${hashOf(chunks.map(({name}) => name ?? '').sort())}`,
};
const hashOf = (names: string[]) => createHash('sha256').update(names.join(' ')).digest('hex').slice(0, 4);
/** The framework's names with a shorter hash, since the runtime holds one per page; 24 bits are enough to tell a file from its previous versions. */
const SCRIPTS = 'assets/js/[name].[contenthash:6].js';

/**
 * Every page loads the framework's list of all pages: paths, file names, loaders. It grows with each page that is written.
 * This plugin sends the browser the same facts in packed form, without what only a build needs. `npm start` uses the originals.
 */
export default function leanClient({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lean-client',
    configurePostCss(options) {
      if (process.env.NODE_ENV === 'production') options.plugins.push(usedStyles(siteDir));
      return options;
    },
    configureWebpack(config, isServer, {currentBundler}) {
      if (process.env.NODE_ENV !== 'production') return {};
      const folder = path.join(generatedFilesDir, 'lean-client');
      const names = writeLeanFiles(generatedFilesDir, folder);
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const icons = new NormalModuleReplacementPlugin(MAKE_ICON, path.join(__dirname, 'icon.ts'));
      if (isServer) return {plugins: [icons, new NormalModuleReplacementPlugin(REGISTRY, path.join(folder, 'server-registry.js'))]};
      // ChunkAssetPlugin writes the names of all chunks once more, to find a file by its chunk; the packed routes do that in one line.
      config.plugins = config.plugins?.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
      return {
        output: {filename: SCRIPTS, chunkFilename: SCRIPTS},
        // A chunk's id is its name, so that no table has to map one to the other.
        // Hashes are not recomputed from the minified code: that would replace their six digits wherever they occur, which may be in a number or a colour.
        optimization: {realContentHash: false, chunkIds: 'named', splitChunks: {cacheGroups: {...STYLE_GROUPS, defaultVendors: LIBRARIES}}},
        plugins: [
          icons,
          nameModules(names),
          packScriptHashes,
          new NormalModuleReplacementPlugin(REPLACED, (module: {request: string}) => {
            module.request = module.request.replace('@generated', folder);
          }),
        ],
        // One line of the framework compiles to a tslib helper, which would pull in all of tslib.
        resolve: {alias: {tslib$: path.join(__dirname, 'import-default.ts')}},
      };
    },
  };
}
