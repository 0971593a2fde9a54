import fs from 'node:fs';
import path from 'node:path';
import {bundle, type WebpackOverrideFn} from '@remotion/bundler';
import {exportingFragment, moduleOf} from '../../../core/samples/in-browser';
import {nameOf} from '../../../core/samples/files';
import type {BrowserWay} from '../../../core/samples/way';
import {playlists, type InBrowser} from './plays';
import {placeStandIn, withStandIns} from './stand-ins';
import type {Workshop} from './workshop';

const PROJECT = path.join(__dirname, '../../..');

/** Bundles all samples once, each as a chunk of its own, so that none runs before it is asked for by its number. */
export async function bundleSamples(samples: InBrowser[], {sources, bundleFolder, site: {origin}}: Workshop): Promise<void> {
  for (const [index, sample] of samples.entries()) await writeSample(path.join(sources, String(index)), sample, origin);
  const lists = [...playlists(samples)];
  const entries = samples.map(
    ({fence, way}, index) => `  ${index}: {load: () => import('./${index}/${moduleOf(fence)}'), ${withStandIns(described(way), origin)}},`,
  );
  const entry = path.join(sources, 'index.tsx');
  fs.writeFileSync(
    entry,
    `import {start} from '../../scripts/lib/samples/stage';\n\nstart({\n${entries.join('\n')}\n}, ${JSON.stringify(lists)}, ${CANVAS});\n`,
  );
  await bundle({
    entryPoint: entry,
    rootDir: PROJECT,
    outDir: bundleFolder,
    publicDir: null,
    ignoreRegisterRootWarning: true,
    onProgress: () => undefined,
    webpackOverride: unpacked,
  });
}

/**
 * Nobody downloads the bundle, so packing it would take longer than it saves. A module that cannot be bundled throws what is wrong with it when it is loaded,
 * so that the other samples are carried out all the same.
 */
const unpacked: WebpackOverrideFn = (configuration) => ({
  ...configuration,
  // React finds fault with more in this mode.
  mode: 'development',
  optimization: {...configuration.optimization, minimize: false, emitOnErrors: true},
  devtool: false,
  plugins: [...(configuration.plugins ?? []), {apply: (compiler) => compiler.hooks.done.tap('samples', ({compilation}) => void compilation.errors.splice(0))}],
});

async function writeSample(folder: string, {fence, files}: InBrowser, origin: string): Promise<void> {
  for (const [name, code] of files) {
    const own = name === nameOf(fence) ? exportingFragment(code) : code;
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, withStandIns(own, origin));
    for (const [, name = ''] of code.matchAll(/['"(](\.\.?\/[^'")\s]+\.\w+)['")]/g)) await placeStandIn(path.join(path.dirname(file), name));
  }
}

function described(way: BrowserWay): string {
  const show = 'show' in way && way.show ? `, name: '${way.show.isDefault ? 'default' : way.show.name}'` : '';
  const props = 'props' in way ? `, props: ${way.props}` : '';
  const size = way.how === 'rendered' ? `, size: ${JSON.stringify(way.size)}` : '';
  return `how: '${way.how}'${show}${props}${size}`;
}

/** Larger than what any sample shows, so that no part is cut off. */
export const CANVAS = 1920;
