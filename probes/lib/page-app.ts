import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {build} from 'esbuild';
import type {Stage} from './stage';

const ROOT = path.join(__dirname, '../..');

/**
 * Opens a page that runs an app of samples: those of the pages are files under the names in their titles.
 * @param entry a module beside them, which may import the installed packages
 */
export async function openPageApp(stage: Stage, pages: string[], entry: string): Promise<Page> {
  for (const page of pages)
    for (const [, name = '', code = ''] of fs.readFileSync(path.join(ROOT, page), 'utf8').matchAll(/^```tsx? title="([^"]+)"[^\n]*\n(.*?)^```/gms)) {
      const file = path.join(stage.folder, name);
      fs.mkdirSync(path.dirname(file), {recursive: true});
      fs.writeFileSync(file, code);
    }
  const {outputFiles} = await build({
    stdin: {contents: entry, resolveDir: stage.folder, loader: 'tsx'},
    bundle: true,
    write: false,
    logLevel: 'error',
    jsx: 'automatic',
    nodePaths: [path.join(ROOT, 'node_modules')],
    define: {'process.env.NODE_ENV': '"production"'},
  });
  const page = await stage.page();
  await page.addScriptTag({content: outputFiles[0]?.text ?? ''});
  return page;
}
