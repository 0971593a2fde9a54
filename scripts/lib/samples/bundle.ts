import fs from 'node:fs';
import path from 'node:path';
import {bundle, type WebpackOverrideFn} from '@remotion/bundler';
import {exportingFragment, moduleOf, type BrowserWay} from '../../../core/samples/in-browser';
import {nameOf} from '../../../core/samples/files';
import type {Planned} from '../../../core/samples/ways';
import {STAND_IN_ENDINGS} from './stand-ins';

const PROJECT = path.join(__dirname, '../../..');
const SOURCES = path.join(PROJECT, '.cache/samples');

export type InBrowser = Planned & {way: BrowserWay};

/** Bundles all samples once, each as a chunk of its own, so that none runs before it is asked for by its number. */
export async function bundleSamples(samples: InBrowser[], outDir: string, origin: string): Promise<void> {
  fs.rmSync(SOURCES, {recursive: true, force: true});
  samples.forEach((sample, index) => writeSample(path.join(SOURCES, String(index)), sample, origin));
  const lists = [...playlists(samples)];
  const entries = samples.map(({fence, way}, index) => `  ${index}: {load: () => import('./${index}/${moduleOf(fence)}'), ${withStandIns(described(way), origin)}},`);
  const entry = path.join(SOURCES, 'index.tsx');
  fs.writeFileSync(entry, `import {start} from '../../scripts/lib/samples/stage';\n\nstart({\n${entries.join('\n')}\n}, ${JSON.stringify(lists)}, ${CANVAS});\n`);
  await bundle({entryPoint: entry, rootDir: PROJECT, outDir, publicDir: null, ignoreRegisterRootWarning: true, onProgress: () => undefined, webpackOverride: unpacked});
}

/** Nobody downloads the bundle, so packing it would take longer than it saves. */
const unpacked: WebpackOverrideFn = (configuration) => ({...configuration, optimization: {...configuration.optimization, minimize: false}, devtool: false});

function writeSample(folder: string, {fence, files}: InBrowser, origin: string): void {
  for (const [name, code] of files) {
    const own = name === nameOf(fence) ? exportingFragment(code) : code;
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, withStandIns(own, origin));
  }
}

const REMOTE_MEDIA = new RegExp(`https?://(?!localhost)[\\w.-]+/[^'"\`\\s)]*\\.(${STAND_IN_ENDINGS.join('|')})(?=['"\`)#?])`, 'g');

/** Addresses of media on other sites, which nobody asks while samples run, lead to what stands in for them. */
export const withStandIns = (code: string, origin: string): string => code.replace(REMOTE_MEDIA, (_, ending: string) => `${origin}/stand-in.${ending}`);

function described(way: BrowserWay): string {
  const show = 'show' in way && way.show ? `, name: '${way.show.isDefault ? 'default' : way.show.name}'` : '';
  const props = 'props' in way ? `, props: ${way.props}` : '';
  const size = way.how === 'rendered' ? `, size: ${JSON.stringify(way.size)}` : '';
  return `how: '${way.how}'${show}${props}${size}`;
}

/** One frame of one sample. */
export type Play = {sample: number; frame: number};

/** The frames of all components, one after the other, by frame rate: each list is a composition, so that one page shows them all. */
export function playlists(samples: InBrowser[]): Map<number, Play[]> {
  const lists = new Map<number, Play[]>();
  for (const [sample, {way}] of samples.entries()) {
    if (way.how !== 'rendered') continue;
    const list = lists.get(way.size.fps) ?? [];
    lists.set(way.size.fps, [...list, ...way.frames.map((frame) => ({sample, frame}))]);
  }
  return lists;
}

/** Larger than what any sample shows, so that no part is cut off. */
export const CANVAS = 1920;
