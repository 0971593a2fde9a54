import type {FailureReason} from './search-error';

const CONNECTION = 'You might want to check your network connection.';

/** What went wrong, if it is not simply the network, and what a reader can do. */
export function failureHelp(reason: FailureReason): string {
  if (reason === 'no-worker') return 'Your browser did not start the search, which runs in a worker. Another browser, or a newer one, may.';
  const help = reason === 'damaged' ? `The search index cannot be read: reload the page. ${CONNECTION}` : CONNECTION;
  // `npm start` has no index of its own: it searches the one from the last build.
  return process.env.NODE_ENV === 'development' ? `${help} The index is made by npm run build.` : help;
}

/** For a search that has neither succeeded nor failed for a while. */
export const SLOW_HELP = `It may still answer. ${CONNECTION}`;
