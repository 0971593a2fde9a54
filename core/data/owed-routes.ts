import fs from 'node:fs';
import path from 'node:path';
import {z} from 'zod';

const routes = z.array(z.string().regex(/^\/docs\/[\w./-]*$/, 'must be a path below /docs/'));

/**
 * The paths that the documentation owes its readers, written or not: data/routes.json.
 * @param dir absolute path of the project
 * @throws Error when the file is not a sorted list of distinct paths
 */
export function readOwedRoutes(dir: string): string[] {
  const owed = routes.parse(JSON.parse(fs.readFileSync(path.join(dir, 'data/routes.json'), 'utf8')));
  const wrong = owed.find((route, index) => index > 0 && route <= (owed[index - 1] ?? ''));
  if (wrong) throw new Error(`data/routes.json: ${wrong} is a duplicate or out of order. Sort the list.`);
  return owed;
}

/** A path without its trailing slash, so that /docs/player and /docs/player/ are the same page. */
export const withoutSlash = (route: string): string => route.replace(/\/$/, '');
