import {z} from 'zod';

/** The kinds of documentation page; CONTRIBUTING says what each one must contain. */
export const PAGE_KINDS = ['api', 'api-index', 'cli', 'config', 'faq', 'guide', 'index', 'legal', 'migration', 'recipe', 'troubleshooting', 'type'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

const description = z
  .string({required_error: 'is missing: one sentence, 50 to 160 characters, as a search result should show it'})
  .min(50, 'is too short: 50 to 160 characters, the sentence a search result should show')
  .max(160, 'is too long: 50 to 160 characters, the sentence a search result should show');
const title = z.string({required_error: "is missing: it becomes the page's only h1"}).min(1, 'is empty');
const slug = z
  .string()
  .regex(/^\/?[\w./-]*$/, 'may hold letters, digits, dots, dashes and slashes only')
  .optional();

/** Front matter of a page under docs/. */
export const docFrontMatter = z
  .object({
    title,
    description,
    kind: z.enum(PAGE_KINDS, {errorMap: () => ({message: `must be one of ${PAGE_KINDS.join(', ')}`})}),
    package: z
      .string()
      .regex(/^(remotion|@remotion\/[\w-]+(\/[\w-]+)*)$/, 'must be remotion or @remotion/…')
      .optional(),
    export: z.string().min(1).optional(),
    slug,
    id: z.string().min(1).optional(),
    sidebar_label: z.string().min(1).optional(),
    /** Why no sidebar leads to the page. */
    outside_sidebars: z.string().min(10, 'needs a reason of at least ten characters').optional(),
    /** Path of the code in the toolkit's repository: a file, or a package where the file is not certain. */
    source: z
      .string()
      .regex(/^packages\/[\w-]+(\/src\/[\w./-]+\.tsx?)?$/, 'must be a path such as packages/core/src/spring/index.ts, or a package such as packages/core')
      .optional(),
    /** Anchors that the page once had → what answers them now: the id of a heading, `top`, or a path such as /docs/fonts#from-css. */
    anchors: z
      .record(z.string().regex(/^(\/docs(\/[\w.-]*)*(#[\w-]+)?|\/templates\/[\w-]*|[\w-]+)$/, 'must be the id of a heading, top, or a path'))
      .optional(),
    /** The packages whose errors and warnings the page explains, one heading for each message. */
    messages: z
      .array(z.string().regex(/^(remotion|@remotion\/[\w-]+)$/, 'must name packages, such as @remotion/renderer'))
      .min(1, 'names no package')
      .optional(),
    /** A demo of the page that also stands in the margin of a wide window, where it follows the reader through its frames. */
    margin: z.string().min(1).optional(),
    /** How deep the table of contents goes, where headings are too many or too long for it. */
    toc_max_heading_level: z.literal(2, {errorMap: () => ({message: 'can only be 2'})}).optional(),
    /** Where people have asked for what a recipe makes: public threads. */
    asked: z.array(z.string().url('must be the address of a public thread')).min(1, 'needs a thread').optional(),
    /** The part of a course on whose project this one builds: its file under docs/, without the extension. */
    continues: z
      .string()
      .regex(/^[\w/-]+$/, 'must be the id of a page, such as course/title')
      .optional(),
    /** Where the link to the next page leads, or `null` where a path ends; otherwise it follows from the list "Next" and the sidebar. */
    pagination_next: z.string().min(1).nullable().optional(),
    pagination_prev: z.string().min(1).nullable().optional(),
    /** Members of the type that the page leaves out or documents differently: name → reason. */
    api_exceptions: z.record(z.string().min(10)).optional(),
  })
  .strict()
  .superRefine((page, context) => {
    const add = (key: string, message: string) => context.addIssue({code: 'custom', path: [key], message});
    if (page.kind === 'api' && !(page.package && page.export)) add('kind', 'is an API page and needs both package and export');
    if ((page.kind === 'recipe') !== (page.asked !== undefined))
      add('asked', 'belongs to recipes, each of which needs the public threads in which people asked for it');
  });

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const day = (what: string) =>
  z.union([z.date(), z.string().regex(DAY)], {errorMap: () => ({message: `must be ${what}, a day such as 2021-02-08`})}).transform(dayOf);

/** YAML reads a day as a date. */
const dayOf = (value: Date | string) => (value instanceof Date ? value.toISOString().slice(0, 10) : value);

/** A file of the toolkit's repository at one commit, so that the link leads to the same text for good. Its name begins with the day. */
const ORIGINAL =
  /^https:\/\/github\.com\/remotion-dev\/remotion\/blob\/[0-9a-f]{40}\/packages\/docs\/(?:blog|learn|success-stories)\/(\d{4}-\d{2}-\d{2})-[\w-]+\.mdx?$/;
const ANNOUNCED = 'must say who announced it and where, as in {by: [{name: Jonny Burger, title: Indie Hacker}], original: https://github.com/…}';

const needed = {required_error: ANNOUNCED, invalid_type_error: ANNOUNCED};
const announced = z
  .object(
    {
      /** Who published the original, with the title of the time. */
      by: z.array(z.object({name: z.string().min(1), title: z.string().min(1).optional()}).strict(), needed).min(1, ANNOUNCED),
      original: z
        .string(needed)
        .regex(ORIGINAL, "has an original that is not a permanent link to a file of the toolkit's repository: open the file on GitHub and press Y"),
    },
    needed,
  )
  .strict();

/** Front matter of a post under blog/, learn/ or success-stories/. */
export const postFrontMatter = z
  .object({
    title,
    description,
    slug: z.string({required_error: "is missing: the last part of the post's path"}).regex(/^[\w-]+$/, 'may hold letters, digits and dashes only'),
    date: day('the day of the announcement'),
    announced,
    retold: day('the day on which this text was written or last rewritten'),
    tags: z.array(z.string()).optional(),
    /** The documentation to read next: files under docs/, without the extension. */
    related: z
      .array(z.string(), {required_error: 'is missing: the ids of two to five pages below docs/, such as player/api'})
      .min(2, 'names too few pages: two to five ids, such as player/api')
      .max(5, 'names too many pages: two to five ids, such as player/api'),
    /** A demo in the post: a frame of it is the post's picture, which plays when pressed. */
    picture: z.string().min(1).optional(),
  })
  .strict()
  .superRefine(({date, announced: {original}, retold}, {addIssue}) => {
    const [, recorded] = ORIGINAL.exec(original) ?? [];
    if (recorded && recorded !== date) addIssue({code: 'custom', path: ['date'], message: `is ${date}, but the original is of ${recorded}`});
    if (retold < date) addIssue({code: 'custom', path: ['retold'], message: `is ${retold}, which is before the announcement`});
  });

/** Turns the first problems of a failed parse into sentences, each with its key. */
export function problemsOf(error: z.ZodError): {key: string; message: string}[] {
  return error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({key, message: 'is not a known key'}));
    return [{key: String(issue.path[0] ?? ''), message: issue.message}];
  });
}
