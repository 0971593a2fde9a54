import fs from 'node:fs';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import type {output, ZodTypeAny} from 'zod';
import {readPage, readPublished} from '../core/corpus/corpus';
import {lastChanges} from '../core/corpus/last-changes';
import {CONTENT_ROOTS, type ContentRoot} from '../core/corpus/sections';
import {docFrontMatter, postFrontMatter, problemsOf} from '../core/corpus/front-matter-schema';
import {routeOf} from '../core/corpus/routes';
import {pageStatuses} from '../core/data/page-status';
import {usesOfExports} from '../core/demos/examples';
import {readDemos} from '../core/demos/read';
import type {DemoCard} from '../core/demos/types';
import {readReceipts} from '../core/receipts/read';
import {cardOf} from '../plugins/demos/card';
import type {MarginCard} from '../src/components/docs/MarginDemo/card';
import type {Announcement} from '../src/lib/announcement';
import type {PostFacts} from '../src/lib/post-facts';
import {site} from './site';

const SITE = path.join(__dirname, '..');

/**
 * Stops a build at front matter that the checks would reject too,
 * and adds what the page's header and footer show: the reading time in seconds, the day of the last change, the status of a page about something unfinished or outdated,
 * how many examples use what an API page is about, what the checks look at on it, the demo in its margin,
 * and for posts the announcement, the titles of related pages and the picture.
 * @throws Error that names the file and each key that is wrong
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  const file = path.relative(SITE, params.filePath);
  const root = file.split(path.sep)[0] as ContentRoot;
  const {frontMatter, content} = result;
  const margin = typeof frontMatter.margin === 'string' ? await marginCard(file, frontMatter.margin) : undefined;
  // A page of a version that was cut has been checked. An MDX partial is imported by a page, and no key may be added: the framework refuses a partial that has one.
  if (!CONTENT_ROOTS.includes(root)) return margin ? {...result, frontMatter: {...frontMatter, margin}} : result;
  const isReference = REFERENCE.includes(String(frontMatter.kind));
  const timed = {...frontMatter, reading_seconds: isReference ? undefined : readingSeconds(content)};
  if (root !== 'docs') return {...result, frontMatter: {...timed, ...(await postFacts(file, checked(file, postFrontMatter, frontMatter)))}};
  checked(file, docFrontMatter, frontMatter);
  // Only plugins/old-anchors/ reads the anchors; without a value they are not sent to readers.
  return {
    ...result,
    frontMatter: {
      ...timed,
      anchors: undefined,
      changed: changes().get(file.split(path.sep).join('/')),
      status: statuses().get(file.split(path.sep).join('/')),
      examples: examplesOf(frontMatter.export),
      receipt: readReceipts(SITE)?.pages.get(file.split(path.sep).join('/')),
      margin,
    },
  };
};

/** Kinds of pages to look something up, which nobody reads from beginning to end. */
const REFERENCE = ['api', 'api-index', 'cli', 'config', 'type'];

/** Read once for all pages, since it loads the types of the packages. */
let known: ReturnType<typeof pageStatuses> | undefined;
const statuses = () => (known ??= pageStatuses(SITE, readPublished(SITE)));

/** Read once for all pages. */
let uses: ReturnType<typeof usesOfExports> | undefined;
const examplesOf = (name: unknown) => (typeof name === 'string' ? (uses ??= usesOfExports(SITE)).get(name) : undefined);

/** Asked for once for all pages. */
let days: ReturnType<typeof lastChanges> | undefined;
const changes = () => (days ??= lastChanges(SITE));

function checked<Schema extends ZodTypeAny>(file: string, schema: Schema, frontMatter: object): output<Schema> {
  const parsed = schema.safeParse(frontMatter);
  if (parsed.success) return parsed.data as output<Schema>;
  const problems = problemsOf(parsed.error).map(({key, message}) => `${key} ${message}`);
  throw new Error(`${file}: ${problems.join('; ')}.`);
}

async function postFacts(file: string, {title, date, announced, retold, related, picture}: output<typeof postFrontMatter>): Promise<object> {
  const verb = file.startsWith('blog') ? 'Announced' : 'First published';
  return {
    announcement: {verb, ...announced, on: date, retold} satisfies Announcement,
    // The people who announced it did not write this text.
    authors: [{name: site.company, url: site.url + site.baseUrl}],
    last_update: {date: retold},
    // The sidebar shows the part of a post's title before the colon: "Remotion 4.0".
    sidebar_label: title.split(': ')[0],
    related_pages: related.map((id) => relatedPage(file, id)),
    // In the picture above the text there is nothing to change.
    picture: picture ? {...(await cardFor(file, 'picture', picture)), controls: []} : undefined,
  };
}

function relatedPage(post: string, id: string): PostFacts['related_pages'][number] {
  const file = `docs/${id}.mdx`;
  if (!fs.existsSync(path.join(SITE, file))) throw new Error(`${post}: related names ${id}, but there is no ${file}.`);
  const page = readPage(SITE, file);
  return {to: routeOf(page), title: String(page.frontMatter.title), isCode: page.frontMatter.kind === 'api'};
}

async function marginCard(page: string, id: string): Promise<MarginCard> {
  const {title, width, height, fps, durationInFrames, poster, sound, posters, version} = await cardFor(page, 'margin', id);
  return {id, title, width, height, fps, durationInFrames, poster, sound, posters, version};
}

/** The card of a demo that a page names in its front matter. */
async function cardFor(page: string, key: string, id: string): Promise<DemoCard> {
  const demo = (await readDemos(SITE, [id])).demos.at(0);
  if (!demo) throw new Error(`${page}: ${key} names ${id}, which is not a demo.`);
  return cardOf(SITE, demo);
}

const WORDS_PER_SECOND = 200 / 60;

/** How long an average reader takes, in seconds; code counts as prose. */
export const readingSeconds = (text: string): number => Math.max(1, Math.round((text.match(/[\p{L}\d]+/gu)?.length ?? 0) / WORDS_PER_SECOND));
