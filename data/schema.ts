import {z} from 'zod';
import {distinct, publicText, SHOWCASE_LIMITS, titleWords, webAddress, type Rule} from './limits';

/*
 * What an entry of the catalog may contain. A message completes the sentence that its key begins ("website must be …");
 * the description says what belongs there, and is shown as the fix for every complaint about that key.
 */

/** Adds a rule that the form also uses to the schema. */
const obeys =
  <Value>(rule: Rule<Value>) =>
  (value: Value, context: z.RefinementCtx): void => {
    const message = rule(value);
    if (message) context.addIssue({code: 'custom', message});
  };

const anyText = () => z.string({required_error: 'is missing', invalid_type_error: 'must be text; put numbers and dates in quotes'});

const text = (min: number, max: number) =>
  anyText()
    .trim()
    .min(min, min > 1 ? `is too short: ${min} to ${max} characters` : 'is empty')
    .max(max, `is too long: ${min} to ${max} characters`)
    .superRefine(obeys(publicText));

const within = (field: keyof typeof SHOWCASE_LIMITS) => text(SHOWCASE_LIMITS[field].min, SHOWCASE_LIMITS[field].max);

const url = () => anyText().superRefine(obeys(webAddress));

const handle = () => anyText().regex(/^[\w-]+$/, 'must be the handle alone, without @ or a URL');

const list = <Item extends z.ZodTypeAny>(item: Item) =>
  z
    .array(item, {required_error: 'is missing', invalid_type_error: 'must be a list: one line per item, each beginning with "- "'})
    .min(1, 'is an empty list: remove the key or add an item');

const labels = () => list(within('tag')).superRefine(obeys(distinct));

const slug = () =>
  anyText()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'may contain only lower-case letters, digits and single dashes')
    .describe('The name of the file without .yml, which is the last part of the page’s path, as in hello-world.');

const pixels = () =>
  z
    .number({required_error: 'is missing', invalid_type_error: 'must be a number of pixels'})
    .int('must be a whole number of pixels')
    .positive('must be more than 0 pixels');

const size = () =>
  z
    .object({width: pixels(), height: pixels()}, objectErrors('width and height'))
    .strict()
    .describe('Width and height in pixels, as in {width: 1920, height: 1080}.');

function objectErrors(keys: string) {
  return {required_error: 'is missing', invalid_type_error: `must have the keys ${keys}`};
}

const name = (example: string) => within('author').describe(`The name as it is shown, as in ${example}.`);

/** A public page, or a file of a package in a given version. */
const origin = () => anyText().regex(/^(https:\/\/\S+|(@[\w-]+\/)?[\w-]+@\d[\w.-]*\/\S+)$/, 'must be a URL or a file of a package');

const date = () => anyText().regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, 'must be a year, a month or a day, such as 2025-08');

/**
 * Where an entry comes from, and when it was so. Every entry in data/ that speaks of a person, a company, a price, a figure or a term
 * has these keys beside its own; checks/sources.ts reports those that are missing, and entries that are older than a year.
 */
export const sourced = z
  .object({
    source: z
      .preprocess((value) => (typeof value === 'string' ? [value] : value), list(origin()))
      .describe('The public page that says so, or a list of them; a file of a package is written as remotion@4.0.332/LICENSE.md.'),
    asOf: date().describe('When it was so: a day, a month, or a year in quotes, as in 2025-08.'),
    checked: date().describe('When someone looked again and found it unchanged, as in 2026-11.').optional(),
  })
  .strict();

export type Sourced = z.infer<typeof sourced>;

/** A person who can be hired: data/experts/<slug>.yml. */
export const expert = z
  .object({
    slug: slug(),
    name: text(1, 36).describe("The person's full name, at most 36 characters."),
    summary: text(40, 120).describe('What the person does, in one sentence of 40 to 120 characters, without praise.'),
    skills: labels().describe('What the person can be hired for, one or two words each; prefer words that other profiles use, so that the filter finds both.'),
    expert_since: anyText()
      .regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day such as 2022-08-15')
      .describe('Since when Remotion lists the person as an expert, according to the source, as in 2022-08-15.'),
    details: list(text(10, 160)).describe('Facts that someone who is hiring would want to know, one short line each.').optional(),
    projects: list(z.object({name: name('Mockoops'), url: url()}, objectErrors('name and url')).strict())
      .describe('Public work of their own, each with the keys name and url; companies that they worked for are clients.')
      .optional(),
    clients: list(z.object({name: name('Acme'), url: url()}, objectErrors('name and url')).strict())
      .describe('Companies that the person has worked for, each with the keys name and url.')
      .optional(),
    website: url().describe("The person's own site, as in https://example.com.").optional(),
    booking: url().describe('A public page for booking a call, as in https://cal.com/name.').optional(),
    x: handle().describe('The handle on X, as in remotion.').optional(),
    github: handle().describe('The handle on GitHub, as in remotion-dev.').optional(),
    linkedin: url().describe('The URL of the profile on LinkedIn, as in https://www.linkedin.com/in/name/.').optional(),
  })
  .strict();

const count = (unit: string) =>
  z.number({required_error: 'is missing', invalid_type_error: `must be a number of ${unit}`}).positive(`must be more than 0 ${unit}`);

/** How long a template's video is: a number of frames, or what determines it. */
const duration = z
  .union([z.object({frames: count('frames').int(), fps: count('frames per second')}).strict(), z.object({follows: text(3, 60)}).strict()], {
    errorMap: () => ({message: 'must have either frames and fps, or follows'}),
  })
  .describe('{frames: 150, fps: 30} where the length is fixed, otherwise {follows: the length of the audio}.');

/** A starting point for a project: data/templates/<slug>.yml. */
export const template = z
  .object({
    slug: slug(),
    name: name('Hello World'),
    description: text(50, 160).describe('What the template is for, in one sentence of 50 to 160 characters; it is shown on the card and in search results.'),
    language: z
      .enum(['TypeScript', 'JavaScript'], {errorMap: () => ({message: 'must be TypeScript or JavaScript'})})
      .describe('The language of its code: TypeScript or JavaScript.'),
    stack: labels().describe('Libraries and services that it is built with; prefer words that other templates use, so that the filter finds both.'),
    purpose: labels().describe('What it is for, one or two words each; prefer words that other templates use, so that the filter finds both.'),
    demo: slug().describe('The demo that shows it: a folder in demos/, as in template-hello-world.'),
    variant: anyText()
      .min(1, 'is empty')
      .describe('The option with which the demo opens, where several templates share one; meta.ts of the demo names the choice.')
      .optional(),
    includes: list(text(10, 160)).describe('What a project that starts from it gets, one short line each.'),
    flag: anyText()
      .regex(/^--[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a flag such as --hello-world')
      .describe('The flag of create-video that picks this template, as in --hello-world.')
      .optional(),
    tailwind_question: z
      .literal(true, {errorMap: () => ({message: 'can only be true'})})
      .describe('true if create-video asks whether to add Tailwind; otherwise remove the key.')
      .optional(),
    render: anyText()
      .regex(/^npx remotion /, 'must begin with npx remotion')
      .describe('The command that renders it, as in npx remotion render.')
      .optional(),
    deploy: text(40, 240).describe('How it is deployed, if it is more than a project to render: one or two sentences.').optional(),
    repository: url().describe('Where the code is published, as in https://github.com/remotion-dev/template-helloworld.').optional(),
    preview: url().describe('Where the template can be seen running, as in https://next.remotion.dev.').optional(),
    store: url().describe('Where a paid template is bought; a template with this key is marked as paid.').optional(),
    author: z
      .object({name: name('Rodrigo Pombo'), url: url()}, objectErrors('name and url'))
      .strict()
      .describe('The contributor of a community template, with the keys name and url.')
      .optional(),
    size: size().optional(),
    duration: duration.optional(),
    docs: list(
      z
        .object({label: text(3, 60), path: anyText().regex(/^\/docs\/[\w/-]*$/, 'must be a path such as /docs/render')}, objectErrors('label and path'))
        .strict(),
    )
      .describe('Pages of the documentation to read next, each with the keys label and path.')
      .optional(),
  })
  .strict();

/** A video or product made with Remotion: data/showcase/<slug>.yml. */
export const showcaseEntry = z
  .object({
    slug: slug(),
    title: within('title').superRefine(obeys(titleWords)).describe('The name and what it is, short, without emoji or words in capitals.'),
    description: within('description').describe('How Remotion was used, in neutral words.').optional(),
    added: anyText()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month such as 2024-04')
      .describe('The month of the submission, as in 2024-04.'),
    tags: labels().describe('What kind of video it is, one or two words each; prefer tags that other entries use, so that the filter finds both.'),
    author: z
      .object({name: name('Dave Kiss'), url: url()}, objectErrors('name and url'))
      .strict()
      .describe('Who made it, with the keys name and url.')
      .optional(),
    size: size().describe('Width and height of the video in pixels, as in {width: 1920, height: 1080}.'),
    video: url().describe('Where the video can be watched.').optional(),
    code: url().describe('Where the source code is published.').optional(),
    website: url().describe('The site of the product or video.').optional(),
    tutorial: url().describe('An article or video that explains how it was made.').optional(),
  })
  .strict();

/** The folders in data/ that hold entries, each with the schema of its files. */
export const schemas = {experts: expert, templates: template, showcase: showcaseEntry} as const;

export type Kind = keyof typeof schemas;
export type EntryOf<K extends Kind> = z.infer<(typeof schemas)[K]> & Sourced;
export type Expert = EntryOf<'experts'>;
export type Template = EntryOf<'templates'>;
export type ShowcaseEntry = EntryOf<'showcase'>;
