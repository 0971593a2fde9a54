import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Highlighting happens in `rehype.ts` at build time; this takes the theme's own highlighter out of the bundle. */
export default function codeSamples(): Plugin {
  return {
    name: 'code-samples',
    configureWebpack: () => ({
      resolve: {alias: {'prism-react-renderer$': path.join(__dirname, 'no-highlighter.ts')}},
    }),
  };
}
