import {hostRules} from '../../plugins/hosting/rules';

const {hashedAssets, images, changing} = hostRules([], {}, {isSecure: true, includesSubdomains: false});

/** Files of a build that no bucket needs: it compresses by itself, and reads no such configuration. */
const NOT_IN_BUCKET = ['*.br', '*.gz', '_headers', '_redirects'];

/** Pages, and the stage of the playground, which asks for its scripts as pages do. */
const DOCUMENTS = ['*.html', '*.htm'];

type Phase = {why: string; include: string[]; exclude?: string[]; headers: string; type?: string};

/**
 * What is uploaded, in this order. A page that has arrived asks for its scripts at once, and a script that is missing once may stay missing for that reader;
 * so whatever pages ask for arrives before them. The first phase that a file matches is its own.
 */
export const PHASES: Phase[] = [
  {
    why: 'files with a hash in their names, which nothing asks for yet',
    include: ['assets/*', '*/assets/*', 'search-index/*-*', '*/search-index/*-*'],
    exclude: ['*.html'],
    headers: hashedAssets['Cache-Control'] ?? '',
  },
  {why: 'images', include: ['img/*', '*/img/*'], exclude: ['*.html'], headers: images['Cache-Control'] ?? ''},
  {why: 'Markdown', include: ['*.md'], headers: changing['Cache-Control'] ?? '', type: 'text/markdown; charset=utf-8'},
  {why: 'lists of pages for agents', include: ['*llms.txt'], headers: changing['Cache-Control'] ?? '', type: 'text/plain; charset=utf-8'},
  {
    why: 'other files',
    include: ['*'],
    exclude: [...DOCUMENTS, '*.md', '*llms.txt', 'assets/*', '*/assets/*', 'img/*', '*/img/*', 'search-index/*-*', '*/search-index/*-*'],
    headers: changing['Cache-Control'] ?? '',
  },
  {why: 'pages', include: DOCUMENTS, headers: changing['Cache-Control'] ?? '', type: 'text/html; charset=utf-8'},
];

const matches = (pattern: string, name: string) => new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(name);

/** The caching that a file of the build gets in a bucket; undefined for a file that is not uploaded. */
export const cachingOf = (name: string): string | undefined => phaseOf(name)?.headers;

/** The type that it gets; undefined where the tool that uploads it knows the type by the name. */
export const typeOf = (name: string): string | undefined => phaseOf(name)?.type;

function phaseOf(name: string): Phase | undefined {
  if (NOT_IN_BUCKET.some((pattern) => matches(pattern, name))) return undefined;
  return PHASES.find(({include, exclude = []}) => include.some((each) => matches(each, name)) && !exclude.some((each) => matches(each, name)));
}

export type Command = {why: string; words: string[]};

/**
 * The commands that bring a build to a bucket or, by rsync, to a folder of a server, in an order that breaks no page that is open meanwhile.
 * Only what has no hash in its name is removed; older hashed files stay for the tabs that still need them.
 * @param target s3://bucket/path, host:/folder or /folder
 * @throws Error when the target is none of these
 */
export function uploadSteps(build: string, target: string): Command[] {
  const hashed = ['/assets/', '/search-index/*-*'];
  if (target.startsWith('s3://')) {
    const to = target.replace(/\/?$/, '/');
    const flags = (name: string, values: string[]) => values.flatMap((value) => [`--${name}`, value]);
    const sync = ['aws', 's3', 'sync', `${build}/`, to, '--no-progress'];
    return [
      ...PHASES.map(({why, include, exclude = [], headers, type}) => ({
        why,
        words: [
          ...sync,
          ...flags('exclude', ['*']),
          ...flags('include', include),
          ...flags('exclude', [...exclude, ...NOT_IN_BUCKET]),
          ...flags('cache-control', [headers]),
          ...(type ? flags('content-type', [type]) : []),
        ],
      })),
      {
        why: 'remove pages and files that are no longer there',
        words: [
          ...sync,
          '--delete',
          '--size-only',
          ...flags('exclude', ['assets/*', '*/assets/*', 'search-index/*-*', '*/search-index/*-*', ...NOT_IN_BUCKET]),
        ],
      },
    ];
  }
  if (!/^([\w.@-]+:)?\//.test(target))
    throw new Error(`"${target}" is no place to upload to: name a bucket as in s3://my-bucket, or a folder as in deploy@example.com:/srv/site.`);
  const rsync = ['rsync', '-rt'];
  return [
    {
      why: PHASES[0]?.why ?? '',
      words: [
        ...rsync,
        ...hashed.map((each) => `--include=${each}${each.endsWith('/') ? '***' : ''}`),
        '--include=/search-index/',
        '--exclude=*',
        `${build}/`,
        target,
      ],
    },
    {
      why: 'images and other files',
      words: [...rsync, ...DOCUMENTS.flatMap((each) => ['', '.br', '.gz'].map((copy) => `--exclude=${each}${copy}`)), `${build}/`, target],
    },
    {
      why: 'pages, after which what is no longer there is removed',
      words: [
        ...rsync,
        '--delete-after',
        ...[...hashed, ...hashed.map((each) => `/*${each}`)].map((each) => `--filter=protect ${each}${each.endsWith('/') ? '***' : ''}`),
        `${build}/`,
        target,
      ],
    },
  ];
}
