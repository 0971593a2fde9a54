import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readRedirects} from '../../data/redirects';
import {withoutSlash} from '../../data/owed-routes';
import {redirectFiles} from './files';

/** Writes data/redirects.yml into the build: as pages, and in the formats of the hosts. */
export default function redirects({siteDir, siteConfig: {url}, baseUrl}: LoadContext): Plugin {
  return {
    name: 'redirects',
    async postBuild({outDir, routesPaths}) {
      const written = routesPaths.map((route) => `/${route.slice(baseUrl.length)}`);
      const exists = new Set(written.map(withoutSlash));
      const all = readRedirects(siteDir, written);
      // A page that is owed but not written yet would be a dead end.
      const leading = all.filter(({to}) => !to.startsWith('/') || exists.has(withoutSlash(to.split(/[?#]/)[0] ?? '')));
      const files = redirectFiles(leading, {url, baseUrl});
      for (const [name, content] of files) {
        const file = path.join(outDir, name);
        await fs.mkdir(path.dirname(file), {recursive: true});
        await fs.writeFile(file, content, {flag: 'wx'}).catch((error: NodeJS.ErrnoException) => {
          throw error.code === 'EEXIST'
            ? new Error(`plugins/redirects: the build already holds ${name}; remove the file or the redirect that would replace it.`)
            : error;
        });
      }
      console.log(`redirects: ${leading.length} written, ${all.length - leading.length} left out until their pages are written`);
    },
  };
}
