import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {judgedTexts, type Corpus} from '../core/corpus/corpus';
import {finding, type Finding} from '../core/corpus/finding';
import {isStripVerified, readStripsRecord} from '../core/strips/record';
import {isStrip, MAX_STRIP_BYTES, STRIPS_FOLDER, stripsOf, type BadStrip, type Strip} from '../core/strips/strips';
import {TEXTS, type Check} from './check';

const RENDER = 'Run npm run strips.';

/** Every strip has a text alternative and a picture that was rendered from the sample as it is now; no picture is left over. */
export const strips: Check = {
  name: 'strips',
  rule: 'what a strip shows is rendered by its sample as it is now, and has a text alternative',
  failsOn: ['strips', /has no text alternative/],
  files: new RegExp(`${TEXTS.source}|^${STRIPS_FOLDER}/`),
  async run(corpus) {
    const all = judgedTexts(corpus).flatMap((page) => stripsOf(corpus.dir, page));
    const good = all.filter(isStrip);
    const bad = all
      .filter((strip): strip is BadStrip => !isStrip(strip))
      .map(({fence, problem, fix}) => finding(fence.page.file, fence.line - 1, problem, fix));
    const pictures = await Promise.all(good.map((strip) => pictureFindings(corpus.dir, strip)));
    const record = readStripsRecord(corpus.dir);
    const old = good.filter((strip) => !isStripVerified(record, strip)).length;
    const toVerify = old === 0 ? '' : `; ${old} were last compared with other packages, which npm run strips does anew`;
    return {
      count: all.length,
      looked: `strips below samples${toVerify}`,
      findings: [...bad, ...pictures.flat(), ...(corpus.isWhole ? leftOver(corpus, good) : [])],
    };
  },
};

async function pictureFindings(dir: string, {fence, picture: {file, width, height}}: Strip): Promise<Finding[]> {
  const place = path.join(dir, file);
  if (!fs.existsSync(place)) return [finding(fence.page.file, fence.line - 1, 'The strip is missing, or older than the sample.', RENDER)];
  const content = fs.readFileSync(place);
  if (content.length > MAX_STRIP_BYTES) return [finding(file, 1, `The strip has ${content.length} bytes, ${MAX_STRIP_BYTES} are allowed.`, RENDER)];
  const is = await sharp(content)
    .metadata()
    .catch(() => ({width: 0, height: 0}));
  return is.width === width && is.height === height
    ? []
    : [finding(file, 1, `The strip is ${is.width} × ${is.height} pixels, ${width} × ${height} are expected.`, RENDER)];
}

function leftOver({dir, broken}: Corpus, all: Strip[]): Finding[] {
  // The samples of a page that cannot be parsed are not known.
  if (broken.length > 0) return [];
  const folder = path.join(dir, STRIPS_FOLDER);
  const needed = new Set(all.map(({picture}) => path.basename(picture.file)));
  const files = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  return files.filter((name) => !needed.has(name)).map((name) => finding(`${STRIPS_FOLDER}/${name}`, 1, 'No sample has this strip.', RENDER));
}
