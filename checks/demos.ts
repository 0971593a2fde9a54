import fs from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {packageVersions} from '../core/toolkit/packages';
import {readOwedRoutes, withoutSlash} from '../core/data/owed-routes';
import {inspectKind} from '../core/data/read';
import type {Template} from '../data/schema';
import {packageOf} from '../core/demos/packages';
import {inputsHash, MOST_BYTES, picturesOf, recordedHash} from '../core/demos/posters';
import {demoIds, readDemos, type Demo} from '../core/demos/read';
import {variantsOf} from '../demos/lib/variants';
import {attributeOf} from '../core/corpus/jsx-attributes';
import {nearest} from '../core/prose/nearest';
import type {Corpus, Page} from '../core/corpus/corpus';
import {finding, type Finding} from '../core/corpus/finding';
import {routeOf} from '../core/corpus/routes';
import {siteRoutes} from '../core/corpus/site-routes';
import type {Check} from './check';
import {webpSize} from './lib/webp-size';

/** A page that shows a demo: a file of the documentation, or the entry of a template. */
type Use = {file: string; route: string; id: string; line: number; variant?: string};

/** Elements that belong to the page around a demo: headings would become sections of the page, and the others would take the focus. */
const NOT_IN_PICTURES = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'a', 'button', 'input', 'select', 'textarea'];

/** Every demo can be read, is shown where it says, has up-to-date images, and its code can be pasted into a project. */
export const demos: Check = {
  name: 'demos',
  scope: 'project',
  async run(corpus) {
    const {dir} = corpus;
    const read = await readDemos(dir);
    const ids = demoIds(dir);
    const templates = inspectKind(dir, 'templates').entries;
    const uses = [...[...corpus.pages, ...corpus.partials].flatMap(usesOn), ...templates.map((template) => useIn(dir, template))];
    const inComponents = idsInComponents(dir);
    const unwritten = read.demos.filter(({id}) => !inComponents.has(id) && !uses.some((use) => use.id === id));
    return {
      count: ids.length,
      looked: `demos, ${uses.length} times on pages`,
      notes: unwritten.length > 0 ? [`${unwritten.length} wait for their page: ${unwritten.map(({id}) => id).join(', ')}`] : [],
      findings: [
        ...read.problems,
        ...uses.filter(({id}) => !ids.includes(id)).map((use) => unknownId(use, ids)),
        ...templates.flatMap((template) => sizeFindings(template, read.demos)),
        ...read.demos.flatMap((demo) => [...placeFindings(corpus, demo, uses, inComponents), ...pictureFindings(dir, demo), ...codeFindings(dir, demo)]),
      ],
    };
  },
};

/** Demos that a component shows in its own way, as on the home page: it imports what the plugin wrote about them. */
function idsInComponents(dir: string): Set<string> {
  const folder = path.join(dir, 'src/components');
  if (!fs.existsSync(folder)) return new Set();
  const files = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.tsx'));
  return new Set(
    files.flatMap((file) => [...fs.readFileSync(path.join(folder, file), 'utf8').matchAll(/demos\/default\/cards\/([\w-]+)\.json/g)].map(([, id = '']) => id)),
  );
}

function usesOn(page: Page): Use[] {
  const uses: Use[] = [];
  visit(page.tree, 'mdxJsxFlowElement', (element) => {
    if (element.name !== 'Demo') return;
    const variant = attributeOf(element, 'variant') || undefined;
    uses.push({file: page.file, route: withoutSlash(routeOf(page)), id: attributeOf(element, 'id'), line: element.position?.start.line ?? 1, variant});
  });
  return uses;
}

const templateFile = ({slug}: Template) => `data/templates/${slug}.yml`;

function useIn(dir: string, template: Template): Use {
  const file = templateFile(template);
  const lines = fs.readFileSync(path.join(dir, file), 'utf8').split('\n');
  return {file, route: `/templates/${template.slug}`, id: template.demo, line: lines.findIndex((line) => line.startsWith('demo:')) + 1};
}

/** A template whose size is known is shown at that size. */
function sizeFindings(template: Template, all: Demo[]): Finding[] {
  const {size, demo} = template;
  const meta = all.find(({id}) => id === demo)?.meta;
  if (!size || !meta || (size.width === meta.width && size.height === meta.height)) return [];
  const message = `size is ${size.width} × ${size.height} pixels, but its demo "${demo}" is ${meta.width} × ${meta.height}.`;
  return [finding(templateFile(template), 1, message, `Fix size here, or width and height in demos/${demo}/meta.ts.`)];
}

const unknownId = ({file, id, line}: Use, ids: string[]): Finding =>
  finding(file, line, `There is no demo "${id}".`, `Similar ids: ${nearest(ids, id).join(', ')}.`);

function placeFindings(corpus: Corpus, {id, meta, controls}: Demo, uses: Use[], inComponents: Set<string>): Finding[] {
  const file = `demos/${id}/meta.ts`;
  const routes = inComponents.has(id) ? siteRoutes(corpus) : [];
  const owed = new Set([...readOwedRoutes(corpus.dir), ...routes].map(withoutSlash));
  const shownBy = uses.filter((use) => use.id === id);
  const listed = new Set(meta.pages.map(withoutSlash));
  const findings = [...listed].flatMap((route) => {
    if (shownBy.some((use) => use.route === route)) return [];
    const page = corpus.pages.find((candidate) => withoutSlash(routeOf(candidate)) === route);
    if (page) return [finding(file, 1, `pages: ${page.file} does not show this demo.`, `Put <Demo id="${id}" /> there, or take ${route} out of pages.`)];
    return owed.has(route)
      ? []
      : [finding(file, 1, `pages: ${route} is not a page that shows it.`, 'Name a path of data/routes.json, or of a template whose file names this demo.')];
  });
  for (const [index, use] of shownBy.entries()) {
    const {route, line, variant} = use;
    const variants = variantsOf(meta, controls);
    if (variant !== undefined && !variants.includes(variant))
      findings.push(finding(use.file, line, `The demo "${id}" has no variant "${variant}".`, `It has ${variants.join(', ') || 'none'}.`));
    if (!listed.has(route)) findings.push(finding(use.file, line, `The demo "${id}" does not list this page.`, `Add '${route}' to pages in ${file}.`));
    if (shownBy.findIndex((other) => other.route === route) !== index)
      findings.push(finding(use.file, line, `The demo "${id}" is on this page twice.`, 'Keep one: both would write to the same URL.'));
  }
  return findings;
}

function pictureFindings(dir: string, demo: Demo): Finding[] {
  const render = `Run npm run posters -- ${demo.id}.`;
  if (recordedHash(dir, demo.id) !== inputsHash(dir, demo))
    return [finding(`demos/${demo.id}/posters.json`, 1, 'The images are missing, or older than the demo.', render)];
  return picturesOf(demo).flatMap(({file, width, height}) => {
    if (!fs.existsSync(path.join(dir, file))) return [finding(file, 1, 'The image is missing.', render)];
    const content = fs.readFileSync(path.join(dir, file));
    if (content.length > MOST_BYTES) return [finding(file, 1, `The image has ${content.length} bytes, ${MOST_BYTES} are allowed.`, render)];
    const [is, expected] = [webpSize(content), {width, height}].map((size) => (size ? `${size.width} × ${size.height}` : 'unknown'));
    return is === expected ? [] : [finding(file, 1, `The image is ${is} pixels, ${expected} are expected.`, render)];
  });
}

function codeFindings(dir: string, {id, component, source, code}: Demo): Finding[] {
  const file = `demos/${id}/${component}.tsx`;
  const installed = JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8')) as Record<string, Record<string, string> | undefined>;
  const known = {...packageVersions, ...installed.dependencies, ...installed.devDependencies};
  const imports = code.imports.filter((name) => !known[packageOf(name)]);
  const tags = NOT_IN_PICTURES.filter((tag) => code.tags.has(tag));
  return [
    ...imports.map((name) => finding(file, 1, `It imports ${name}.`, 'Import only packages that this site installs: readers paste this one file.')),
    ...tags.map((tag) => finding(file, 1, `It draws <${tag}>.`, 'Draw with div, span and svg: the page around it has its own headings and controls.')),
    // Measuring text requires the name of its font.
    ...(source.includes('fontFamily') && !code.imports.includes('@remotion/layout-utils')
      ? [finding(file, 1, 'It sets a font family.', 'Leave it out: a demo inherits the type of the site, and of its reader’s project.')]
      : []),
  ];
}
