import type {Page} from '@playwright/test';
import {build} from 'esbuild';
import type {Stage} from './stage';

/**
 * Opens a page that runs an app.
 * @param source a module, which may import the installed packages
 */
export async function openApp(stage: Stage, source: string): Promise<Page> {
  const {outputFiles} = await build({
    stdin: {contents: source, resolveDir: process.cwd()},
    bundle: true,
    write: false,
    logLevel: 'error',
    define: {'process.env.NODE_ENV': '"production"'},
  });
  const page = await stage.page();
  await page.addScriptTag({content: outputFiles[0]?.text ?? ''});
  return page;
}
