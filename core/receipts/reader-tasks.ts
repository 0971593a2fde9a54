import fs from 'node:fs';
import path from 'node:path';

const FOLDER = 'tests/tasks';

/** The titles of the reader tasks that open each page, by the page's file, as the sources of the tasks say. */
export function readerTasks(dir: string): Map<string, Set<string>> {
  const tasks = new Map<string, Set<string>>();
  for (const source of sourcesIn(path.join(dir, FOLDER)))
    // What stands between two tasks belongs to the one before.
    for (const part of source.split(/^(?=task(?:ForAgents)?\()/m)) {
      const title = /^task(?:ForAgents)?\(\s*(['"`])(.+?)\1/.exec(part)?.[2];
      if (title) for (const [, file = ''] of part.matchAll(/\.open\('([^']+)'\)/g)) tasks.set(file, (tasks.get(file) ?? new Set()).add(title));
    }
  return tasks;
}

/** A project may be without tasks. */
const sourcesIn = (folder: string): string[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder)
        .filter((name) => name.endsWith('.test.ts'))
        .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'))
    : [];
