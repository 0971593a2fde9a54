/** Files that the stage's document fetches, below the base path. Its origin is opaque, so that fetching them takes the permission of the host. */
export const FETCHED_FOLDERS = ['assets', 'demos', 'img'];

/** The permission; the files are public, and no credentials go with it. */
export const FETCHED_HEADERS = {'Access-Control-Allow-Origin': '*'};

const DIRECTIVES = [
  "default-src 'none'",
  // The code of a reader comes as a script from a blob, made from text by the document's own script; nothing becomes code by eval.
  "script-src 'self' blob:",
  // React and compositions set styles, and so do style sheets of readers.
  "style-src 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' data: blob:",
  "font-src 'self' data: blob:",
  "connect-src 'self' data: blob:",
  'worker-src blob:',
  "form-action 'none'",
  "base-uri 'none'",
];

/** Opaque also when somebody opens it by its address, and framed only by this site. A document cannot say either of itself. */
const DIRECTIVES_OF_HOST = ['sandbox allow-scripts', "frame-ancestors 'self'"];

/** The policy of the stage, as a host sends it. */
export const stagePolicy = (): string => [...DIRECTIVES, ...DIRECTIVES_OF_HOST].join('; ');

/** The policy of the stage as its document states it, for hosts that send no headers. */
export const stagePolicyInDocument = (): string => DIRECTIVES.join('; ');
