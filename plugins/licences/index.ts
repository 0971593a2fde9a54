import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {shippedPackages} from './shipped';

/** Where a build writes the list of packages, below the generated files. */
export const SHIPPED_FILE = 'licences/shipped.json';

type Module = {resource?: string; nameForCondition?(): string | null; modules?: Iterable<Module>};
type Compiler = {hooks: {done: {tap(name: string, run: (stats: {compilation: {modules: Iterable<Module>}}) => void): void}}};

/** Records which packages are shipped to the browser, even in part; `npm run licences` lists them and their licenses on the acknowledgements page. */
export default function licences({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'licences',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return {
        plugins: [
          {
            apply: (compiler: Compiler) =>
              compiler.hooks.done.tap('licences', ({compilation}) => {
                const file = path.join(generatedFilesDir, SHIPPED_FILE);
                fs.mkdirSync(path.dirname(file), {recursive: true});
                fs.writeFileSync(file, JSON.stringify(shippedPackages(siteDir, [...compilation.modules].flatMap(filesOf)), null, 2));
              }),
          },
        ],
      };
    },
  };
}

/** Modules that the bundler has concatenated are listed within one. */
const filesOf = (module: Module): string[] => [
  module.resource ?? module.nameForCondition?.() ?? '',
  ...(module.modules ? [...module.modules].flatMap(filesOf) : []),
];
