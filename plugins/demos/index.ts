import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {builtFileOf} from '../../core/corpus/page-files';
import {lineHtml, tokenLines} from '../code-samples/highlight';
import {actsOf} from '../../core/demos/acts';
import {packagesToInstall} from '../../core/demos/packages';
import {cardOf} from './card';
import {codePieces, linesOf} from './pieces';
import {loadedFiles} from '../../core/demos/posters';
import {readDemos, type Demo} from '../../core/demos/read';
import {rootCode} from '../../core/demos/root-code';
import type {DemoCode, DemoSource} from '../../core/demos/types';
import {settlePages} from '../hosting/settle-pages';
import {shownDemos} from './shown';
import {videoData, withStructuredData} from './video-data';

/** Turns each folder below demos/ into what pages show immediately, a module that is loaded later, and what search engines read about them. */
export default function demos({siteDir, siteConfig, baseUrl}: LoadContext): Plugin<Demo[]> {
  return {
    name: 'demos',

    getPathsToWatch: () => [path.join(siteDir, 'demos/**/*.{ts,tsx,json}')],

    async loadContent() {
      const {demos: found, problems} = await readDemos(siteDir);
      if (problems.length > 0) throw new Error(problems.map(({file, line, message, fix}) => `${file}:${line} ${message} ${fix}`).join('\n'));
      return found;
    },

    async contentLoaded({content, actions: {createData}}) {
      await Promise.all(
        content.map(async (demo) => {
          await createData(`cards/${demo.id}.json`, cardOf(siteDir, demo));
          const source = await sourceOf(demo);
          await createData(`modules/${demo.id}.js`, moduleOf(demo, source));
          await createData(`code/${demo.id}.json`, codeOf(demo, source));
        }),
      );
      await createData('index.js', indexOf(content));
    },

    // Written into the pages and not rendered by them: only search engines read it, and readers would download it twice.
    async postBuild({content, outDir, routesPaths}) {
      await settlePages(outDir, routesPaths, baseUrl);
      const origin = siteConfig.url + baseUrl;
      for (const [route, shown] of shownDemos(siteDir, content)) {
        const file = path.join(outDir, builtFileOf(route.slice(1)));
        if (!fs.existsSync(file)) continue;
        const html = fs.readFileSync(file, 'utf8');
        // At the same address, an older version of a page may have other demos.
        const present = shown.filter(({card}) => html.includes(`/img/demos/${card.id}/`));
        fs.writeFileSync(file, withStructuredData(html, videoData(present, {page: origin + route.slice(1), images: `${origin}img/demos`})));
      }
    },
  };
}

const sourceOf = async ({id, meta, component, source, code, controls}: Demo): Promise<DemoSource> => ({
  id,
  component,
  root: (await tokenLines(rootCode(id, component, meta), 'tsx')).map(lineHtml).join('\n'),
  pieces: await codePieces(
    source,
    code.defaults.filter(({name}) => controls.some((control) => control.name === name)),
  ),
  packages: packagesToInstall(code.imports),
  files: loadedFiles(source),
});

const codeOf = ({source: text}: Demo, {component, pieces}: DemoSource): DemoCode => ({component, lines: linesOf(pieces), acts: actsOf(text)});

const moduleOf = ({id, component}: Demo, source: DemoSource): string =>
  `export {${component} as component} from '@site/demos/${id}/${component}';\nexport {default as card} from '../cards/${id}.json';\nexport const source = ${JSON.stringify(source)};\n`;

/** Chunks are numbered to keep their names short: every page loads the names, even where nobody plays a demo. */
function indexOf(content: Demo[]): string {
  const loaders = content.map(({id}, index) => `  '${id}': () => import(/* webpackChunkName: "demo-${index.toString(36)}" */ './modules/${id}.js'),`);
  return `export const demos = {\n${loaders.join('\n')}\n};\n`;
}
