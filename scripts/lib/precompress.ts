import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {isText} from './send-file';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Smaller files arrive in one packet either way. */
const SMALLEST = 1000;

export type Compressed = {files: number; cached: number; before: number; after: number};

/**
 * Writes a .br and a .gz copy beside each text of a build. Scripts, styles and data are compressed as far as it goes, and kept in a cache by their content;
 * pages change with every build, and at this quality all of them take a second.
 */
export async function precompress(build: string, cache: string): Promise<Compressed> {
  await fs.mkdir(cache, {recursive: true});
  const names = (await fs.readdir(build, {recursive: true})).filter((name) => isText(name) && !/^_/.test(name));
  const sum: Compressed = {files: 0, cached: 0, before: 0, after: 0};
  const work = async () => {
    for (let name = names.pop(); name; name = names.pop()) {
      const file = path.join(build, name);
      const content = await fs.readFile(file);
      if (content.length < SMALLEST) continue;
      const isPage = /\.(html|md)$/.test(name);
      const known = isPage ? undefined : path.join(cache, createHash('sha256').update(content).digest('hex'));
      const cached = known === undefined ? undefined : await readBoth(known);
      const [br, gz]: [Buffer, Buffer] = cached ?? [
        await brotli(content, {params: {[constants.BROTLI_PARAM_QUALITY]: isPage ? 6 : 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length}}),
        await zip(content, {level: isPage ? 6 : 9}),
      ];
      await writeBoth(file, br, gz);
      if (known && !cached) await writeBoth(known, br, gz);
      sum.files += 1;
      sum.cached += cached ? 1 : 0;
      sum.before += content.length;
      sum.after += br.length;
    }
  };
  await Promise.all([work(), work(), work(), work()]);
  return sum;
}

const readBoth = async (file: string): Promise<[Buffer, Buffer] | undefined> =>
  Promise.all([fs.readFile(`${file}.br`), fs.readFile(`${file}.gz`)]).catch(() => undefined);

const writeBoth = (file: string, br: Buffer, gz: Buffer) => Promise.all([fs.writeFile(`${file}.br`, br), fs.writeFile(`${file}.gz`, gz)]);
