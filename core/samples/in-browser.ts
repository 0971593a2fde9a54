import ts from 'typescript';
import {splitAtCut} from '../corpus/fence-meta';
import type {Fence} from '../corpus/fences';
import {objectIn, parse} from '../corpus/literals';
import {exportedComponents, registeredAs, type Component} from './components';
import {importsOf, nameOf} from './files';
import {needsNode} from './in-node';
import {seamsOf} from './seams';
import {standInProps} from './stand-ins';
import type {NoWay} from './ways';

type Export = {name: string; isDefault: boolean};
export type Size = {width: number; height: number; fps: number; durationInFrames: number};

export type BrowserWay =
  /** A component, rendered at these frames with these props, which are code. */
  | {how: 'rendered'; show: Export; props: string; size: Size; frames: number[]}
  /** A root, whose compositions are rendered, each at its first, middle and last frame; without an export, the sample registers one itself. */
  | {how: 'registered'; show?: Export}
  /** A component of an app, put on a page. */
  | {how: 'mounted'; show: Export; props: string}
  /** Functions that the reader's code calls: the module is loaded. */
  | {how: 'loaded in a browser'};

/** Where nothing on the page says more: the size that strips have, and five seconds. */
const USUAL: Size = {width: 1280, height: 720, fps: 30, durationInFrames: 150};
const ROOT = /<(Composition|Still)\b/;
const APP = /<(Player|Thumbnail)\b/;
const FETCHES = /\bfetch\(|<(Iframe|iframe|IFrame)\b/;
const ADDRESS = /https?:\/\/(?!www\.w3\.org|localhost)[\w.-]+\/?[^'"`\s]*/g;
const MEDIA = /\.(mp4|webm|mov|mp3|wav|aac|m4a|png|jpe?g|gif|webp|avif|svg|woff2?)$/;

/** How a browser carries out a sample; undefined when it belongs in Node. */
export function wayInBrowser(fence: Fence, files: Map<string, string>, fences: Fence[]): BrowserWay | NoWay | undefined {
  const all = [...files].map(([name, code]) => ({lang: name.endsWith('x') || name.endsWith('.js') ? 'tsx' : name.split('.').pop() ?? '', code}));
  const imports = all.flatMap(importsOf);
  const text = all.map(({code}) => code).join('\n');
  if (needsNode(imports)) return undefined;
  if (/^declare (const|let|var|function)/m.test(text)) return {how: 'not', reason: 'is a fragment'};
  const {code} = fence;
  if (/\bregisterRoot\(/.test(code)) return {how: 'registered'};
  if (fence.lang !== 'tsx') return imports.some(({specifier}) => /^(react|@remotion\/player|@rive-app)/.test(specifier)) ? {how: 'loaded in a browser'} : undefined;
  const addresses = [...text.matchAll(ADDRESS)].map(([address]) => address);
  if (FETCHES.test(text) && addresses.some((address) => !MEDIA.test(address))) return {how: 'not', reason: 'needs the network'};
  if (imports.some(({specifier}) => specifier === '@remotion/rive')) return {how: 'not', reason: 'needs the network'};
  const fragment = lastElement(code);
  if (fragment) return ofFragment(fragment, code);
  const {shown} = splitAtCut(code);
  const components = exportedComponents(shown).length > 0 ? exportedComponents(shown) : exportedComponents(code);
  if (components.length === 0) return {how: 'loaded in a browser'};
  const root = components.find(({written}) => ROOT.test(written.getText()));
  if (root) return {how: 'registered', show: root};
  const app = components.find(({written}) => APP.test(written.getText()));
  const component = app ?? components[0];
  if (!component) return undefined;
  const props = propsOf(component, fence, fences, files);
  if (props === undefined) return {how: 'not', reason: 'needs what the reader’s page has'};
  const isApp = app !== undefined || !imports.some(({specifier}) => /^(remotion|@remotion\/(?!player|studio|webcodecs|media-parser|whisper-web))/.test(specifier));
  return isApp || imports.some(({specifier}) => specifier === '@remotion/player')
    ? {how: 'mounted', show: component, props}
    : {how: 'rendered', show: component, props, ...framesOf(component, fence, fences)};
}

function framesOf(component: Component, fence: Fence, fences: Fence[]): {size: Size; frames: number[]} {
  const size = {...USUAL, ...canvasOf(fence.meta.canvas), ...registeredAs(component.name, fences).size};
  return {size, frames: framesWith(size, seamsOf(fence.code, size.fps))};
}

/** First, middle and last frame, and the seams. */
export function framesWith({durationInFrames}: Pick<Size, 'durationInFrames'>, seams: number[] = []): number[] {
  const last = durationInFrames - 1;
  return [...new Set([0, Math.floor(durationInFrames / 2), last, ...seams.filter((frame) => frame < last)])].sort((a, b) => a - b);
}

function propsOf(component: Component, fence: Fence, fences: Fence[], files: Map<string, string>): string | undefined {
  const {props: stated} = fence.meta;
  const json = fences.find(({meta}) => meta.title === stated && stated !== undefined)?.code;
  const written = stated?.startsWith('{') ? objectIn(stated) : json ? (JSON.parse(json) as Record<string, unknown>) : {};
  return standInProps(component, {...registeredAs(component.name, fences).props, ...written}, [...files.values()]);
}

function canvasOf(text: string | undefined): Partial<Size> {
  const [, width, height, fps, length] = /^(\d+)x(\d+) (\d+)fps(?: (\d+))?$/.exec(text ?? '') ?? [];
  return width ? {width: Number(width), height: Number(height), fps: Number(fps), ...(length ? {durationInFrames: Number(length)} : {})} : {};
}

/** The element with which a sample ends that shows an element alone. */
function lastElement(code: string): ts.Expression | undefined {
  const last = parse(code).statements.at(-1);
  if (!last || !ts.isExpressionStatement(last)) return undefined;
  const {expression} = last;
  return ts.isJsxElement(expression) || ts.isJsxSelfClosingElement(expression) || ts.isJsxFragment(expression) ? expression : undefined;
}

const FRAGMENT: Export = {name: 'Fragment', isDefault: false};

function ofFragment(element: ts.Expression, code: string): BrowserWay | NoWay {
  const tag = ts.isJsxElement(element) ? element.openingElement.tagName.getText() : ts.isJsxSelfClosingElement(element) ? element.tagName.getText() : '';
  if (/\.(Transition|Overlay)$/.test(tag)) return {how: 'not', reason: 'is a fragment'};
  if (/^(Composition|Still|Folder)$/.test(tag)) return {how: 'registered', show: FRAGMENT};
  if (/^(Player|Thumbnail)$/.test(tag)) return {how: 'mounted', show: FRAGMENT, props: '{}'};
  return {how: 'rendered', show: FRAGMENT, props: '{}', size: USUAL, frames: framesWith(USUAL, seamsOf(code, USUAL.fps))};
}

/** The code as a module that exports what it shows, where it shows an element alone. */
export function exportingFragment(code: string): string {
  const element = lastElement(code);
  if (!element) return code;
  const start = element.getStart();
  const written = element.getText();
  const [, parent] = /^<(\w+)\.Sequence\b/.exec(written) ?? [];
  const whole = parent ? `<${parent}>${written}</${parent}>` : written;
  return `${code.slice(0, start)}export const ${FRAGMENT.name} = () => (<>${whole}</>);\n`;
}

/** The name under which a sample is bundled. */
export const moduleOf = (fence: Fence): string => nameOf(fence).replace(/\.(tsx?|jsx?)$/, '');
