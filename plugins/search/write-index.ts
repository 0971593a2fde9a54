import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Synonyms} from '../../core/data/synonyms';
import {buildIndex} from './build-index';
import {MANIFEST, SEARCH_FOLDER, SECTIONS_PER_FILE, type IndexFiles, type Manifest} from '../../src/search/files';
import {pack} from './pack';
import type {SearchPage} from './records';

/** The most characters of a section that are shown. */
const SHOWN_LENGTH = 600;

/** Writes the index of each language and tag, and the texts to be shown, into the folder of a build. */
export async function writeIndex(directory: string, pages: SearchPage[], synonyms: Synonyms): Promise<Manifest> {
  const folder = path.join(directory, SEARCH_FOLDER);
  await fs.mkdir(folder, {recursive: true});
  const write = async (name: string, content: string | Uint8Array) => {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
    const [stem, ending] = [path.parse(name).name, path.parse(name).ext];
    await fs.writeFile(path.join(folder, `${stem}.${hash}${ending}`), content);
    return `${stem}.${hash}${ending}`;
  };
  const keys = [...new Set(pages.map(({language, tag}) => `${language} ${tag}`))];
  const indexes = await Promise.all(
    keys.map(async (key): Promise<IndexFiles> => {
      const [language = '', tag = ''] = key.split(' ');
      const own = pages.filter((page) => page.language === language && page.tag === tag);
      const packed = pack(buildIndex(own, synonyms));
      const index = await write(`${language}-${tag}.bin`, gzipSync(packed.names, {level: 9}));
      const parts = packed.parts.map(async ({from, bytes}) => ({from, file: await write(`${language}-${tag}-terms.bin`, gzipSync(bytes, {level: 9}))}));
      const shown = own.flatMap(({sections}) => sections.map(({text}) => text.slice(0, SHOWN_LENGTH)));
      const files = Array.from({length: Math.ceil(shown.length / SECTIONS_PER_FILE)}, (_, file) =>
        write(`${language}-${tag}-text.json`, JSON.stringify(shown.slice(file * SECTIONS_PER_FILE, (file + 1) * SECTIONS_PER_FILE))),
      );
      return {language, tag, index, parts: await Promise.all(parts), texts: await Promise.all(files)};
    }),
  );
  await fs.writeFile(path.join(folder, MANIFEST), JSON.stringify({indexes}));
  return {indexes};
}
