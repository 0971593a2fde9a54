import ts from 'typescript';
import {splitAtCut} from '../corpus/fence-meta';
import type {Fence} from '../corpus/fences';
import {objectIn, parse} from '../corpus/literals';
import {exportedComponents, registeredAs, type Component} from '../corpus/sample-components';
import {importsOf, nameOf, type Import} from './files';
import {needsNode} from './in-node';
import {seamsOf} from './seams';
import {standInProps} from './stand-ins';
import type {BrowserWay, Export, NoWay, Reason, Size} from './way';

/** Where nothing on the page says more: the size that strips have, and five seconds. */
const USUAL: Size = {width: 1280, height: 720, fps: 30, durationInFrames: 150};
/** Packages of which a module of the reader's asks for what only a page has. */
const IN_PAGE = /^(react|@remotion\/(player|fonts|layout-utils|media-utils)|@rive-app)/;
const IN_VIDEO = /^(remotion|@remotion\/(?!player|studio|webcodecs|media-parser|whisper-web))/;
const SKIA = /^(@remotion\/skia|@shopify\/react-native-skia)$/;
/** Stylesheets that the toolkit's bundler reads only with a change to its configuration. */
const BUNDLER = /@import ['"]tailwindcss|@tailwind |\.scss['"]/;
const ROOT = /<(Composition|Still)\b/;
const APP = /<(Player|Thumbnail)\b/;
const FETCHES = /\bfetch\(|<(Iframe|iframe|IFrame)\b/;
const ADDRESS = /https?:\/\/(?!www\.w3\.org)[\w.-]+\/?[^'"`\s]*/g;
const MEDIA = /\.(mp4|webm|mov|mp3|wav|aac|m4a|png|jpe?g|gif|webp|avif|svg|woff2?)$/;

/**
 * How a browser carries out a sample; undefined when it belongs in Node.
 * @param fences those of its page
 * @param earlier those of earlier parts of a course
 */
export function wayInBrowser(fence: Fence, files: Map<string, string>, fences: Fence[], earlier: Fence[] = []): BrowserWay | NoWay | undefined {
  const {code} = fence;
  const imports = [...files].flatMap(([name, each]) => importsOf({lang: name.endsWith('.ts') ? 'ts' : 'tsx', code: each}));
  if (needsNode(imports)) return undefined;
  const registersItself = /\bregisterRoot\(/.test(code);
  const needsPage = imports.some(({specifier, names}) => IN_PAGE.test(specifier) || names.includes('prefetch'));
  if (fence.lang !== 'tsx' && !registersItself && !needsPage) return undefined;
  const reason = whyNot([...files.values()].join('\n'), imports);
  if (reason) return {how: 'not', reason};
  if (registersItself) return {how: 'registered'};
  if (fence.lang !== 'tsx') return {how: 'loaded in a browser'};
  const fragment = lastElement(code);
  return fragment ? ofFragment(fragment, code) : ofComponents(fence, files, {fences, earlier}, imports);
}

function whyNot(text: string, imports: Import[]): Reason | undefined {
  if (/^declare (const|let|var|function)/m.test(text)) return 'is a fragment';
  const asks = FETCHES.test(text) && [...text.matchAll(ADDRESS)].some(([address]) => !MEDIA.test(address));
  if (asks || imports.some(({specifier}) => specifier === '@remotion/rive')) return 'needs the network';
  if (BUNDLER.test(text)) return 'needs another configuration of the bundler';
  return imports.some(({specifier}) => SKIA.test(specifier)) ? 'needs react-native-web, which is not installed here' : undefined;
}

type Others = {fences: Fence[]; earlier: Fence[]};

/** A root comes first, then an app, then the first component that renders something. */
function ofComponents(fence: Fence, files: Map<string, string>, others: Others, imports: Import[]): BrowserWay | NoWay {
  const inShown = exportedComponents(splitAtCut(fence.code).shown);
  const components = inShown.length > 0 ? inShown : exportedComponents(fence.code);
  const root = components.find(({written}) => ROOT.test(written.getText()));
  if (root) return {how: 'registered', show: root};
  const app = components.find(({written}) => APP.test(written.getText()));
  const component = app ?? components[0];
  if (!component) return {how: 'loaded in a browser'};
  const props = propsOf(component, fence, others, files);
  if (props === undefined) return {how: 'not', reason: 'needs what the reader’s page has'};
  const isInVideo = imports.some(({specifier}) => IN_VIDEO.test(specifier)) && !imports.some(({specifier}) => specifier === '@remotion/player');
  return !app && isInVideo ? {how: 'rendered', show: component, props, ...framesOf(component, fence, others.fences)} : {how: 'mounted', show: component, props};
}

function framesOf(component: Component, fence: Fence, fences: Fence[]): {size: Size; frames: number[]} {
  const size = {...USUAL, ...canvasOf(fence.meta.canvas), ...registeredAs(component.name, fences).size};
  const stated = (fence.meta.frames ?? '').split(', ').filter(Boolean).map(Number);
  return {size, frames: framesWith(size, [...seamsOf(fence.code, size.fps), ...stated])};
}

/** First, middle and last frame, and others that are known to matter. */
export function framesWith({durationInFrames}: Pick<Size, 'durationInFrames'>, others: number[] = []): number[] {
  const last = durationInFrames - 1;
  return [...new Set([0, Math.floor(durationInFrames / 2), last, ...others.filter((frame) => frame < last)])].sort((a, b) => a - b);
}

function propsOf(component: Component, fence: Fence, {fences, earlier}: Others, files: Map<string, string>): string | undefined {
  const registered = registeredAs(component.name, fences).props;
  const {props: stated} = fence.meta;
  if (stated === undefined) return standInProps(component, registered, [...files.values()]);
  const json = [...earlier, ...fences].findLast(({meta}) => meta.title === stated)?.code;
  const written = stated.startsWith('{') ? objectIn(stated) : json ? (JSON.parse(json) as Record<string, unknown>) : {};
  // What the page states is all that the component needs: its strip has the same props.
  return JSON.stringify({...registered, ...written});
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
