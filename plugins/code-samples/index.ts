import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Highlighting happens in `rehype.ts` at build time; this takes the theme's own highlighter out of the bundle,
 * and writes the types behind the samples next to the built pages.
 */
export default function codeSamples({siteDir}: LoadContext): Plugin {
  return {
    name: 'code-samples',
    configureWebpack: () => ({
      resolve: {alias: {'prism-react-renderer$': path.join(__dirname, 'no-highlighter.ts')}},
      // Not `test`, by which the framework finds the folders that have a reader of MDX.
      module: {rules: [{resource: /\.mdx$/, enforce: 'pre', use: path.join(__dirname, 'files-of-samples.mjs')}]},
    }),
    async postBuild({outDir}) {
      // Loaded here because the compiler is large, and `npm start` has no use for it.
      const {writeHovers} = await import('./write-hovers');
      await writeHovers(siteDir, outDir);
    },
  };
}
