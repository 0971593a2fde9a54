import fs from 'node:fs';
import path from 'node:path';
import {bundle} from '@remotion/bundler';
import {openBrowser, renderStill, selectComposition} from '@remotion/renderer';
import {readCorpus} from '../core/corpus/corpus';
import {isStripVerified, nameOfStrip, readStripsRecord, versionsOfStrip, writeStripsRecord} from '../core/strips/record';
import {frameBox, isStrip, MAX_STRIP_BYTES, STRIPS_FOLDER, stripsOf, type Strip} from '../core/strips/strips';
import {readFlags, runScript} from './lib/arguments';
import {findBrowser} from './lib/browser';
import {startBrowser} from './lib/start-browser';
import {encodePicture, type Drawing} from './lib/encode-picture';
import {writeIfDifferent} from './lib/same-picture';

const PROJECT = path.join(__dirname, '..');
const SOURCES = path.join(PROJECT, '.cache/strips');

/**
 * Renders the strips whose samples are new or have changed, and those last compared with other versions of the packages. Writes what looks different,
 * and removes the pictures that no sample has any more.
 */
async function renderStrips(): Promise<void> {
  const {pages, partials} = readCorpus(PROJECT);
  const all = [...pages, ...partials].flatMap((page) => stripsOf(PROJECT, page)).filter(isStrip);
  removeOthers(new Set(all.map(({picture}) => path.basename(picture.file))));
  const record = readStripsRecord(PROJECT);
  const names = new Set(all.map(nameOfStrip));
  for (const name of Object.keys(record)) if (!names.has(name)) delete record[name];
  const wanted = all.filter((strip) => !fs.existsSync(path.join(PROJECT, strip.picture.file)) || !isStripVerified(record, strip));
  if (wanted.length === 0) {
    writeStripsRecord(PROJECT, record);
    return console.log(`All ${all.length} strips are up to date.`);
  }

  const browserExecutable = findBrowser();
  const serveUrl = await bundle({entryPoint: writeSources(wanted), rootDir: PROJECT, publicDir: path.join(PROJECT, 'static'), onProgress: () => undefined});
  const puppeteerInstance = await openBrowser('chrome', {browserExecutable, logLevel: 'error'});
  const encoder = await startBrowser({executablePath: browserExecutable});
  try {
    const page = await encoder.newPage();
    for (const [index, strip] of wanted.entries()) {
      const {width, height, gap} = frameBox(strip.frames.length, strip.canvas);
      const drawing: Drawing = {...strip.picture, frames: []};
      const common = {serveUrl, puppeteerInstance, browserExecutable, logLevel: 'error' as const};
      const composition = await selectComposition({...common, id: `strip-${index}`});
      for (const [place, frame] of strip.frames.entries()) {
        // A small canvas is rendered as large as it is shown, so that its text is sharp.
        const scale = Math.max(1, width / strip.canvas.width);
        const {buffer} = await renderStill({...common, composition, frame, scale, imageFormat: 'png', output: null});
        if (!buffer) throw new Error(`${strip.fence.page.file}:${strip.fence.line} Frame ${frame} was not rendered.`);
        drawing.frames.push({x: place * (width + gap), y: 0, width, height, png: buffer});
      }
      const picture = await encodePicture(page, drawing, MAX_STRIP_BYTES);
      const isDifferent = await writeIfDifferent(PROJECT, strip.picture.file, picture);
      // At once, so that an interrupted run goes on where it was.
      writeStripsRecord(PROJECT, Object.assign(record, {[nameOfStrip(strip)]: versionsOfStrip(strip)}));
      console.log(
        `${strip.picture.file} ${isDifferent ? `${(picture.length / 1000).toFixed(1)} kB` : 'looks the same'}, ${strip.fence.page.file}:${strip.fence.line}`,
      );
    }
  } finally {
    await encoder.close();
    await puppeteerInstance.close({silent: true});
    fs.rmSync(serveUrl, {recursive: true, force: true});
    fs.rmSync(SOURCES, {recursive: true, force: true});
  }
}

function removeOthers(needed: Set<string>): void {
  const folder = path.join(PROJECT, STRIPS_FOLDER);
  for (const name of fs.existsSync(folder) ? fs.readdirSync(folder) : []) if (!needed.has(name)) fs.rmSync(path.join(folder, name));
}

/**
 * Writes each sample with the files that it imports into a folder of its own.
 * @returns the entry point, which registers each sample as a composition
 */
function writeSources(strips: Strip[]): string {
  fs.rmSync(SOURCES, {recursive: true, force: true});
  for (const [index, {files}] of strips.entries())
    for (const [name, code] of files) {
      const file = path.join(SOURCES, String(index), name);
      fs.mkdirSync(path.dirname(file), {recursive: true});
      fs.writeFileSync(file, code);
    }
  const imports = strips.map(({component, files}, index) => {
    const [name = ''] = files.keys();
    return `import {${component} as Sample${index}} from './${index}/${name.replace(/\.tsx?$/, '')}';`;
  });
  const props = strips.map(({props = '{}'}, index) =>
    props.startsWith('{') ? `const props${index} = ${props};` : `import props${index} from './${index}/${props}';`,
  );
  const compositions = strips.map(
    ({canvas: {width, height, fps, length}}, index) =>
      `<Composition id="strip-${index}" component={InType${index}} width={${width}} height={${height}} fps={${fps}} durationInFrames={${length}} />`,
  );
  const wrapped = strips.map((_, index) => `const InType${index} = inSiteType(Sample${index}, props${index});`);
  const entry = path.join(SOURCES, 'index.tsx');
  fs.writeFileSync(
    entry,
    `${HEAD}${imports.join('\n')}\n${props.join('\n')}\n${IN_SITE_TYPE}${wrapped.join('\n')}\n\nregisterRoot(() => (\n  <>\n    ${compositions.join('\n    ')}\n  </>\n));\n`,
  );
  return entry;
}

/** As demos, samples inherit the type of the page that they stand on. Their ground is white, so that dark text stays legible in the dark mode. */
const HEAD = `import '@fontsource-variable/instrument-sans';
import {AbsoluteFill, Composition, registerRoot} from 'remotion';
import {siteType} from '../../demos/lib/site-type';
`;
const IN_SITE_TYPE = `
const inSiteType = <Props,>(Sample: React.ComponentType<Props>, props: Props) => () => (
  <AbsoluteFill style={{...siteType, backgroundColor: 'white'}}>
    <Sample {...props} />
  </AbsoluteFill>
);
`;

runScript(() => {
  readFlags(process.argv.slice(2), []);
  return renderStrips();
});
