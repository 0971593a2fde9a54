import {z} from 'zod';

const url = (example: string) =>
  z
    .string()
    .url(`must be a full URL such as ${example}`)
    .refine((value) => /^https?:/.test(value), `must begin with https:// or http://, such as ${example}`)
    .refine((value) => !value.endsWith('/'), `must not end with a slash: ${example}`);

/** Any other spelling of the origin would stand in each canonical URL, in the sitemap and in redirects. What has a path has a sentence of its own. */
const isOrigin = (value: string): boolean => !/^https?:\/\/[^/]+$/.test(value) || !URL.canParse(value) || new URL(value).origin === value;

const endpoint = z
  .string()
  .url('must be a full URL such as https://forms.example.com/f/contact')
  .refine((value) => /^https?:/.test(value), 'must begin with https:// or http://, such as https://forms.example.com/f/contact');

/** The variables that the build reads, all of them optional; the README's table says what each is for, and a check that none is missing there. */
export const environmentSchema = z.object({
  SITE_URL: url('https://www.remotion.dev')
    .refine((value) => !/^https?:\/\/[^/]+\/./.test(value), 'must not contain a path: put it in BASE_URL, as in SITE_URL=https://example.com BASE_URL=/kit/')
    .refine(isOrigin, 'must be an origin as browsers write it, with nothing before or after the host, such as https://www.remotion.dev')
    .default('https://www.remotion.dev'),
  BASE_URL: z
    .string()
    .regex(/^\/([\w.~-]+\/)*$/, 'must begin and end with a slash, with names of letters, digits and hyphens between them, such as /kit/')
    .refine((value) => !/\/\.{1,2}\//.test(value), 'must not lead up, as dots do: a right one is /kit/')
    .default('/'),
  HSTS_SUBDOMAINS: z
    .enum(['yes'], {errorMap: () => ({message: 'must be yes, once every subdomain of the host answers by https; leave it out otherwise'})})
    .optional(),
  SOURCE_DATE_EPOCH: z
    .string()
    .regex(/^\d{1,11}$/, 'must be a whole number of seconds since 1970, such as 1763856000')
    .optional(),
  EDIT_URL: z.union([z.literal('none'), url('https://github.com/you/site/edit/main')]).optional(),
  ALGOLIA_APP_ID: z
    .string()
    .regex(/^[A-Z0-9]{10}$/, 'must be ten capital letters and digits, such as PLSDUOL1CA')
    .optional(),
  ALGOLIA_SEARCH_KEY: z
    .string()
    .regex(/^[a-f0-9]{32}$/, 'must be the 32-digit public search key, such as 3e42dbd4f895fe93ff5cf40d860c4a85')
    .optional(),
  ALGOLIA_INDEX: z.string().min(1, 'must name an index, such as remotion').optional(),
  ANALYTICS_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,}$/, 'must be a measurement id such as G-ABC123DEF4')
    .optional(),
  ASK_AI_SITE_ID: z
    .string()
    .regex(/^[\w-]{8,}$/, "must be the widget's site id, such as 67c0a28c5b075f0bb35e5366")
    .optional(),
  CONTACT_ENDPOINT: endpoint.optional(),
  CONTACT_EMAIL: z.string().email('must be an address such as hello@example.com').optional(),
  SHOWCASE_ENDPOINT: endpoint.optional(),
  FEEDBACK_ENDPOINT: endpoint.optional(),
  REPORT_ENDPOINT: endpoint.refine((value) => value.startsWith('https:'), 'must begin with https://, such as https://reports.example.com/site').optional(),
  ANNOUNCEMENT: z.string().min(1, 'must be the text to announce, such as "Version 5 is out"').optional(),
  ANNOUNCEMENT_URL: z
    .string()
    .regex(/^(\/|https:\/\/)/, 'must be a path or a URL, such as /blog/4-0')
    .optional(),
});

export type Environment = z.infer<typeof environmentSchema>;

const HOSTED_SEARCH = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY', 'ALGOLIA_INDEX'] as const;

/**
 * Validates the variables that this site knows; an empty value counts as absent.
 * @throws Error that names each variable, what is wrong with it, and a valid example
 */
export function readEnvironment(env: Record<string, string | undefined>): Environment {
  const known = Object.keys(environmentSchema.shape).flatMap((name) => (env[name] ? [[name, env[name]]] : []));
  const result = environmentSchema.safeParse(Object.fromEntries(known));
  const problems = result.success
    ? groupProblems(result.data)
    : result.error.issues.map(({path, message}) => `${String(path[0])} ${message} (it is "${env[String(path[0])] ?? ''}").`);
  if (problems.length > 0 || !result.success) throw new Error(`The environment cannot be used:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
  return result.data;
}

function groupProblems(environment: Environment): string[] {
  const missing = HOSTED_SEARCH.filter((name) => !environment[name]);
  const problems =
    missing.length > 0 && missing.length < HOSTED_SEARCH.length
      ? [`${missing.join(' and ')} must be set too: hosted search needs ${HOSTED_SEARCH.join(', ')}.`]
      : [];
  if (environment.ANNOUNCEMENT_URL && !environment.ANNOUNCEMENT)
    problems.push('ANNOUNCEMENT must be set too, as in ANNOUNCEMENT="Version 5 is out": ANNOUNCEMENT_URL alone shows nothing.');
  if (environment.HSTS_SUBDOMAINS && environment.SITE_URL.startsWith('http:'))
    problems.push('HSTS_SUBDOMAINS has no effect for a site by http: leave it out, or set SITE_URL=https://….');
  return problems;
}
