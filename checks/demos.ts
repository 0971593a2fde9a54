import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type {Corpus} from '../core/corpus/corpus';
import {finding, type Finding} from '../core/corpus/finding';
import {inspectKind} from '../core/data/read';
import {packageOf} from '../core/demos/packages';
import {isCurrent, isVerified, MAX_BYTES, picturesOf} from '../core/demos/posters';
import {demoIds, readDemos, type Demo} from '../core/demos/read';
import {demosInComponents, demoUses, templateFile, type DemoUse} from '../core/demos/uses';
import {nearest} from '../core/prose/nearest';
import {packageVersions} from '../core/toolkit/packages';
import type {Template} from '../data/schema';
import {variantsOf} from '../demos/lib/variants';
import {TEXTS, type Check} from './check';

/** Elements that belong to the page around a demo: headings would become sections of the page, and the others would take the focus. */
const NOT_IN_PICTURES = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'a', 'button', 'input', 'select', 'textarea'];

/** Every demo can be read, is shown by a page, has up-to-date images, and its code can be pasted into a project; pages show demos that exist. */
export const demos: Check = {
  name: 'demos',
  rule: 'demos can be read and pasted, are shown on a page, and have up-to-date images of the right size',
  failsOn: ['demos', /It exports/],
  files: new RegExp(`${TEXTS.source}|^data/templates/|^demos/|^static/img/demos/`),
  async run(corpus) {
    const {dir} = corpus;
    const ids = demoIds(dir);
    const {entries: templates} = inspectKind(dir, 'templates');
    const judged = new Set(ids.filter((id) => corpus.isWhole || isAsked(corpus, id)));
    // Whether a demo is shown depends on all pages; whether a page shows what exists, on this page.
    const uses = demoUses(corpus, judged.size > 0 ? undefined : corpus.isJudged);
    const asked = uses.filter(({file}) => corpus.isJudged(file));
    const read = await readDemos(dir, corpus.isWhole ? undefined : [...judged, ...asked.map(({id}) => id)]);
    const inComponents = demosInComponents(dir);
    const shown = new Set([...inComponents, ...uses.map(({id}) => id)]);
    const own = read.demos.filter(({id}) => judged.has(id));
    const pictures = await Promise.all(own.map((demo) => pictureFindings(dir, demo)));
    return {
      count: ids.length,
      looked: `demos, ${uses.length} times on pages${toVerify(own.filter((demo) => !isVerified(dir, demo.id)).length)}`,
      findings: [
        ...read.problems,
        ...asked.filter(({id}) => !ids.includes(id)).map((use) => unknownId(use, ids)),
        ...templates.flatMap((template) => sizeFindings(template, read.demos)),
        ...read.demos.flatMap((demo) => useFindings(demo, asked)),
        ...own.flatMap(({id}) => (shown.has(id) ? [] : [finding(`demos/${id}/meta.ts`, 1, 'No page shows the demo.', `Put <Demo id="${id}" /> on a page.`)])),
        ...pictures.flat(),
        ...own.flatMap((demo) => codeFindings(dir, demo)),
      ],
    };
  },
};

/** A new version alone changes no picture, so this is no finding. */
const toVerify = (count: number): string =>
  count === 0 ? '' : `; the pictures of ${count} were last compared with other packages, which npm run posters does anew`;

/** Whether somebody asked about a file of a demo, or about one of its images. */
const isAsked = ({dir, isJudged}: Corpus, id: string): boolean =>
  [`demos/${id}`, `static/img/demos/${id}`]
    .filter((folder) => fs.existsSync(path.join(dir, folder)))
    .some((folder) => fs.readdirSync(path.join(dir, folder)).some((name) => isJudged(`${folder}/${name}`)));

const unknownId = ({file, id, line}: DemoUse, ids: string[]): Finding =>
  finding(file, line, `There is no demo "${id}".`, `Similar ids: ${nearest(ids, id).join(', ')}.`);

/** A template whose size is known is shown at that size. */
function sizeFindings(template: Template, all: Demo[]): Finding[] {
  const {size, demo} = template;
  const meta = all.find(({id}) => id === demo)?.meta;
  if (!size || !meta || (size.width === meta.width && size.height === meta.height)) return [];
  const message = `size is ${size.width} × ${size.height} pixels, but its demo "${demo}" is ${meta.width} × ${meta.height}.`;
  return [finding(templateFile(template.slug), 1, message, `Fix size here, or width and height in demos/${demo}/meta.ts.`)];
}

function useFindings({id, meta, controls}: Demo, uses: DemoUse[]): Finding[] {
  const variants = variantsOf(meta, controls);
  const own = uses.filter((use) => use.id === id);
  return own.flatMap(({file, line, variant}, index) => [
    ...(variant === undefined || variants.includes(variant)
      ? []
      : [finding(file, line, `The demo "${id}" has no variant "${variant}".`, `It has ${variants.join(', ') || 'none'}.`)]),
    ...(own.findIndex((other) => other.file === file) === index
      ? []
      : [finding(file, line, `The demo "${id}" is on this page twice.`, 'Keep one: both would write to the same URL.')]),
  ]);
}

async function pictureFindings(dir: string, demo: Demo): Promise<Finding[]> {
  const render = `Run npm run posters -- ${demo.id}.`;
  if (!isCurrent(dir, demo)) return [finding(`demos/${demo.id}/posters.json`, 1, 'The images are missing, or older than the demo.', render)];
  const all = picturesOf(demo).map(async ({file, width, height}) => {
    const place = path.join(dir, file);
    if (!fs.existsSync(place)) return [finding(file, 1, 'The image is missing.', render)];
    const bytes = fs.statSync(place).size;
    if (bytes > MAX_BYTES) return [finding(file, 1, `The image has ${bytes} bytes, ${MAX_BYTES} are allowed.`, render)];
    const is = await sizeOf(place);
    const expected = `${width} × ${height}`;
    return is === expected ? [] : [finding(file, 1, `The image is ${is} pixels, ${expected} are expected.`, render)];
  });
  return (await Promise.all(all)).flat();
}

const sizeOf = (file: string): Promise<string> =>
  // From memory, since sharp remembers files by their names.
  sharp(fs.readFileSync(file))
    .metadata()
    .then(
      ({width, height}) => `${width} × ${height}`,
      () => 'unknown',
    );

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
