import fs from 'node:fs/promises';
import path from 'node:path';
import {SEARCH_FOLDER} from '../../../src/search/files';
import {createEngine, type Engine} from '../../../src/components/search/embedded/engine';

/** The search of a built site, run here instead of in a browser's worker. */
export const builtEngine = (build: string): Engine =>
  createEngine('https://built.invalid/', async (url) => new Response(await fs.readFile(path.join(build, SEARCH_FOLDER, path.basename(url)))));
