import {z} from 'zod';

/** The kinds of documentation page; CONTRIBUTING says what each one must contain. */
export const PAGE_KINDS = ['api', 'api-index', 'cli', 'config', 'faq', 'guide', 'index', 'legal', 'migration', 'troubleshooting', 'type'] as const;

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
    /** Members of the type that the page leaves out or documents differently: name → reason. */
    api_exceptions: z.record(z.string().min(10)).optional(),
  })
  .strict()
  .refine((page) => page.kind !== 'api' || (page.package && page.export), {
    message: 'is an API page and needs both package and export',
    path: ['kind'],
  });

const NO_AUTHOR = 'must name at least one author of authors.yml, as in [jonny] or [{key: jonny, title: Remotion Creator}]';

/** An author's key in authors.yml, with the author's title at the time if it was different. */
const author = z.union([z.string(), z.object({key: z.string(), title: z.string().min(1)}).strict()]);

/** Front matter of a post under blog/, learn/ or success-stories/. */
export const postFrontMatter = z
  .object({
    title,
    description,
    slug: z.string({required_error: "is missing: the last part of the post's path"}).regex(/^[\w-]+$/, 'may hold letters, digits and dashes only'),
    date: z.union([z.date(), z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day such as 2021-02-08')]),
    authors: z.union([z.string(), z.array(author).min(1, NO_AUTHOR)], {errorMap: () => ({message: NO_AUTHOR})}),
    tags: z.array(z.string()).optional(),
    /** The documentation to read next: files under docs/, without the extension. */
    related: z
      .array(z.string(), {required_error: 'is missing: the ids of two to five pages below docs/, such as player/api'})
      .min(2, 'names too few pages: two to five ids, such as player/api')
      .max(5, 'names too many pages: two to five ids, such as player/api'),
    /** A demo in the post, whose filmstrip is the post's image. */
    strip: z.string().min(1).optional(),
  })
  .strict();

/** Turns the first problems of a failed parse into sentences, each with its key. */
export function problemsOf(error: z.ZodError): {key: string; message: string}[] {
  return error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({key, message: 'is not a known key'}));
    return [{key: String(issue.path[0] ?? ''), message: issue.message}];
  });
}
