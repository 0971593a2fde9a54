import {createHash} from 'node:crypto';

/** The framework's names of scripts with a shorter hash, since the runtime holds one per page; 24 bits tell a file from its previous versions. */
export const SCRIPTS = 'assets/js/[name].[contenthash:6].js';

/** Library code that several pages share; by default, the bundler would name such a chunk after all files in it. */
export const LIBRARIES = {
  test: /[\\/]node_modules[\\/]/,
  priority: -10,
  reuseExistingChunk: true,
  name: (_module: unknown, chunks: readonly {name?: string | null}[]) => `libraries-${hashOf(chunks.map(({name}) => name ?? '').sort())}`,
};

const hashOf = (names: string[]) => createHash('sha256').update(names.join(' ')).digest('hex').slice(0, 4);
