import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readCorpus} from '../../core/corpus/corpus';
import {partOf} from '../../core/course/course';
import {zipAfter, zipRoute} from '../../core/course/state';

/** Writes the project of a course as it is after each part, beside the pages. */
export default function course({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'course',
    postBuild({outDir}) {
      const dir = path.resolve(siteDir);
      const parts = readCorpus(dir).pages.filter(({frontMatter}) => frontMatter.continues !== undefined);
      for (const part of parts.map((page) => partOf(dir, page)).filter((found) => found !== undefined)) {
        const file = path.join(outDir, zipRoute(part));
        fs.mkdirSync(path.dirname(file), {recursive: true});
        fs.writeFileSync(file, zipAfter(dir, part));
      }
      console.log(`course: ${parts.length} projects below ${baseUrl}docs.`);
    },
  };
}
