import type {Expected} from './expected';
import {textOf, type Host} from './host';

/**
 * Finds out what a deployed host leaves to others by its nature: Netlify and Cloudflare Pages choose a file by its path alone, and Netlify prefers a page to a
 * redirect of the same path. Neither is a fault there, so the questions are asked accordingly.
 * @returns the host, and a sentence about each thing that it does differently
 */
export async function withAbilities(host: Host, {pages, redirects}: Pick<Expected, 'pages' | 'redirects'>): Promise<{host: Host; notes: string[]}> {
  const asked = await host.request(pages[0] ?? '/', {accept: 'text/markdown'});
  const choosesByPath = asked.status === 200 && /^text\/html/.test(asked.headers['content-type'] ?? '');
  const [redirect] = [...redirects.keys()].filter((from) => !/\/$|\.\w+$/.test(from));
  const answer = redirect === undefined ? undefined : await host.request(redirect);
  const redirectsByPage = answer?.status === 200 && textOf(answer).includes('http-equiv="refresh"');
  const notes = [
    ...(choosesByPath
      ? ['Whoever asks for Markdown gets HTML, as on Netlify and Cloudflare Pages; another host needs the configuration of this build for it.']
      : []),
    ...(redirectsByPage ? ['Redirects are pages, as on Netlify; another host needs the configuration of this build for them.'] : []),
  ];
  return {host: {...host, leavesOut: choosesByPath ? [...host.leavesOut, 'markdown'] : host.leavesOut, redirectsByPage}, notes};
}
