import {z, type ZodTypeAny} from 'zod';

/**
 * What search engines ask of each kind of structured data: the properties that Google's documentation requires and recommends, as far as this project
 * has the facts, and no others, so that a misspelled name is found. Without a history the day of the last change is unknown.
 */
const url = z.string().url();
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?Z)?$/);
const text = z.string().min(1);
const schema = <Kind extends string, Shape extends Record<string, ZodTypeAny>>(kind: Kind, shape: Shape) =>
  z.object({'@type': z.literal(kind), ...shape}).strict();
const context = {'@context': z.literal('https://schema.org')};

const organization = schema('Organization', {'@id': url, name: text, url});
const reference = z.object({'@id': url}).strict();
const software = schema('SoftwareApplication', {name: text, softwareVersion: z.string().regex(/^\d+\.\d+\.\d+$/)});

/** https://developers.google.com/search/docs/appearance/structured-data/article */
const article = {
  headline: text.max(110),
  description: text,
  url,
  image: url,
  author: organization,
  dateModified: day.optional(),
};
const docsArticle = {...context, ...article, inLanguage: z.literal('en'), about: software, publisher: organization};

const posting = {
  '@id': url,
  mainEntityOfPage: url,
  url,
  name: text,
  headline: text.max(110),
  description: text,
  datePublished: day,
  dateModified: day,
  author: organization,
  keywords: z.array(text),
};

const original = schema('Article', {
  url,
  datePublished: day,
  author: z.array(z.union([schema('Person', {name: text}), schema('Organization', {name: text})])).min(1),
});

/** In the list of a breadcrumb, an item is a page; in that of a carousel, it is an address. */
const crumb = schema('ListItem', {position: z.number().int().positive(), name: text, item: url});
const listed = schema('ListItem', {position: z.number().int().positive(), name: text, url});

const home = z.tuple([
  schema('Organization', {'@id': url, name: text, alternateName: text, url, logo: url, sameAs: z.array(url).min(1)}),
  schema('WebSite', {
    name: text,
    url,
    inLanguage: z.literal('en'),
    publisher: reference,
    potentialAction: schema('SearchAction', {target: z.string().includes('{query}'), 'query-input': z.literal('required name=query')}),
  }),
  // A rating or a review would be required for stars in the results; there is none that this project could prove.
  schema('SoftwareApplication', {
    name: text,
    description: text,
    url,
    applicationCategory: text,
    softwareVersion: text,
    license: url,
    publisher: reference,
    offers: schema('Offer', {price: z.number(), priceCurrency: z.literal('USD'), description: text}),
  }),
]);

/** The shape of each kind that a page may hold, by its type. */
export const SHAPES: Record<string, ZodTypeAny> = {
  TechArticle: schema('TechArticle', docsArticle),
  APIReference: schema('APIReference', docsArticle),
  BlogPosting: schema('BlogPosting', {
    ...context,
    ...posting,
    image: url,
    isPartOf: schema('Blog', {'@id': url, name: text}),
    isBasedOn: original,
  }),
  Blog: schema('Blog', {
    ...context,
    '@id': url,
    mainEntityOfPage: url,
    headline: text,
    description: text,
    blogPost: z.array(schema('BlogPosting', posting)).min(1),
  }),
  /** https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
  BreadcrumbList: schema('BreadcrumbList', {...context, itemListElement: z.array(crumb).min(2)}),
  /** https://developers.google.com/search/docs/appearance/structured-data/carousel */
  ItemList: schema('ItemList', {...context, numberOfItems: z.number(), itemListElement: z.array(listed).min(1)}),
  /** https://developers.google.com/search/docs/appearance/structured-data/profile-page */
  ProfilePage: schema('ProfilePage', {
    ...context,
    mainEntity: schema('Person', {name: text, description: text, knowsAbout: z.array(text), sameAs: z.array(url)}),
  }),
  /** https://developers.google.com/search/docs/appearance/structured-data/video */
  VideoObject: schema('VideoObject', {
    ...context,
    name: text,
    description: text,
    thumbnailUrl: z.array(url).min(1),
    uploadDate: day,
    duration: z.string().regex(/^PT\d+(\.\d+)?S$/),
    width: z.number().int().positive(),
    height: z.number().int().positive(),
    embedUrl: url,
  }),
  '@graph': z.object({...context, '@graph': home}).strict(),
};

/** What is wrong with a piece of structured data; undefined where nothing is. */
export function problemOf(data: {'@type'?: string}): string | undefined {
  const kind = data['@type'] ?? '@graph';
  const shape = SHAPES[kind];
  if (!shape) return `${kind} is of no known kind: add its shape, with what search engines require of it`;
  const result = shape.safeParse(data);
  if (result.success) return undefined;
  return result.error.issues.map(({path, message}) => `${kind} ${path.join('.')}: ${message}`).join('; ');
}
