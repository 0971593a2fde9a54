import fs from 'node:fs';
import path from 'node:path';
import {readPage} from '../../core/corpus/corpus';
import {routeOf} from '../../core/corpus/routes';

/**
 * @param id of a page below docs/, such as `terminology/bundle`
 * @throws Error when there is no such page
 */
export function routeOfId(dir: string, id: string): string {
  const file = [`docs/${id}.mdx`, `docs/${id}.md`].find((each) => fs.existsSync(path.join(dir, each)));
  if (!file) throw new Error(`data/glossary.yml: there is no page docs/${id}.mdx. Write the id of a page, or remove the key.`);
  return routeOf(readPage(dir, file));
}
