/** The parts of the bundler that are used here; its types are not webpack's. */
type Source = {source(): string | Buffer};
type Compilation = {
  hooks: {processAssets: {tap(options: {name: string; stage: number}, run: (assets: Record<string, Source>) => void): void}};
  updateAsset(file: string, source: Source): void;
};
type Bundler = {
  webpack: {sources: {RawSource: new (text: string) => Source}; Compilation: {PROCESS_ASSETS_STAGE_OPTIMIZE: number}};
  hooks: {compilation: {tap(name: string, run: (compilation: Compilation) => void): void}};
};

const RUNTIME = /(^|\/)runtime~main\.[^/]*\.js$/;
const NUMBERED = /^(c|demo-)([0-9a-z]{1,3})$/;

/** A bundler plugin that packs the table of hashes, which every page loads in full, before the code is minified. */
export const packScriptHashes = (compiler: unknown) => {
  const {webpack, hooks} = compiler as Bundler;
  hooks.compilation.tap('pack-hashes', (compilation) =>
    compilation.hooks.processAssets.tap({name: 'pack-hashes', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE}, (assets) => {
      for (const [file, asset] of Object.entries(assets))
        if (RUNTIME.test(file)) compilation.updateAsset(file, new webpack.sources.RawSource(packHashes(String(asset.source()))));
    }),
  );
};

/** The table as the bundler writes it, followed by the lookup of a chunk. */
const TABLE = /\{([^{}]*)\}\[chunkId\] \+ "\.js"/;
const ROW = /"([^"]+)": "([0-9a-f]{6})"/g;
const NO_SCRIPT = ' '.repeat(6);

/**
 * Numbered chunks find their hash by their number: a string of hashes, six characters each, needs no names. A chunk without its own script
 * has no hash, as before; the framework skips such names when it prefetches.
 * @param source code that reads the hash of a script from a table by the name of its chunk
 * @throws Error when there is no such table
 */
export function packHashes(source: string): string {
  const [lookup = '', rows = ''] = TABLE.exec(source) ?? [];
  if (!lookup) throw new Error('lean-client: the runtime holds no table of hashes. Check how the bundler now finds a script by its chunk.');
  const numbered: Record<string, string[]> = {};
  const others: Record<string, string> = {};
  for (const [, chunk = '', hash = ''] of rows.matchAll(ROW)) {
    const [, prefix = '', number = ''] = NUMBERED.exec(chunk) ?? [];
    if (prefix) (numbered[prefix] ??= [])[parseInt(number, 36)] = hash;
    else others[chunk] = hash;
  }
  const tables = Object.entries(numbered).map(([prefix, hashes]) => `"${prefix}": "${Array.from(hashes, (hash) => hash ?? NO_SCRIPT).join('')}"`);
  const packed = `(([, prefix, number]) =>
    ({${tables.join(', ')}})[prefix]?.substr(parseInt(number, 36) * 6, 6).trim() || (${JSON.stringify(others)})[chunkId]
  )(${NUMBERED.toString()}.exec(chunkId) ?? [])`;
  return source.replace(lookup, () => `${packed} + ".js"`);
}
