import {getCompositions, openBrowser, renderStill} from '@remotion/renderer';
import {framesWith} from '../../../core/samples/in-browser';
import {BROWSER_FLAGS} from '../browser';
import {startBrowser} from '../start-browser';
import {offlineBrowser, OFFLINE_RULES} from '../offline-browser';
import {inWords, optionsFor, TIMEOUT, type Stage} from './browsers';
import {bundleSamples} from './bundle';
import type {InBrowser} from './plays';
import {renderAll} from './render-all';
import type {OnResult, Result} from './result';
import type {Workshop} from './workshop';

/** Carries out samples in one bundle, served beside what stands in for media, and in one browser, which finds this machine only. */
export async function carryOutInBrowser(samples: InBrowser[], workshop: Workshop, onResult: OnResult<InBrowser>): Promise<void> {
  const {folder, site} = workshop;
  await bundleSamples(samples, workshop);
  const executable = offlineBrowser(folder);
  const renderer = await openBrowser('chrome', {browserExecutable: executable, logLevel: 'error'});
  const pages = await startBrowser({executablePath: executable, args: [...BROWSER_FLAGS, OFFLINE_RULES]});
  const stage = {origin: site.origin, executable, renderer, pages};
  const numbered = [...samples.entries()];
  const others = numbered.filter(([, {way}]) => way.how !== 'rendered');
  const work = async () => {
    for (let next = others.shift(); next; next = others.shift()) {
      const [index, sample] = next;
      onResult(sample, sample.way.how === 'registered' ? await register(String(index), stage) : await open(String(index), stage));
    }
  };
  try {
    await Promise.all([renderAll(samples, stage, onResult), work()]);
  } finally {
    await pages.close();
    await renderer.close({silent: true});
  }
}

/** Registers the compositions of a root, works out their metadata, and renders the middle of each; their components are samples themselves. */
async function register(number: string, stage: Stage): Promise<Result> {
  const errors: string[] = [];
  const options = optionsFor(number, stage, errors);
  let frames = 0;
  let at = 'Its compositions';
  try {
    const compositions = await getCompositions(stage.origin, options);
    for (const composition of compositions) {
      const frame = framesWith(composition)[1] ?? 0;
      at = `${composition.id}, frame ${frame}`;
      await renderStill({...options, composition, inputProps: composition.props, frame, scale: 0.25, imageFormat: 'png', output: null});
      frames++;
      if (errors.length > 0) return {frames, problem: `${at}: ${errors.join(' ')}`};
    }
    return {frames, ...(frames === 0 ? {problem: 'It registers no composition.'} : {})};
  } catch (error) {
    return {frames, problem: `${at}: ${(error as Error).message}`};
  }
}

/** Opens a page on which the sample is mounted, or its module loaded, and waits until it asks for nothing more. */
async function open(number: string, {origin, pages}: Stage): Promise<Result> {
  const errors: string[] = [];
  const page = await pages.newPage();
  try {
    page.on('pageerror', ({message}) => errors.push(message));
    page.on('console', (message) => void (message.type() === 'error' && errors.push(...inWords(message.text()))));
    await page.goto(`${origin}/index.html?sample=${number}`, {waitUntil: 'commit'});
    await page.waitForFunction('window.sampleIsShown', undefined, {timeout: TIMEOUT});
    await page.waitForLoadState('networkidle', {timeout: TIMEOUT});
    return {frames: 0, ...(errors.length > 0 ? {problem: errors.join(' ')} : {})};
  } catch (error) {
    return {frames: 0, problem: `${(error as Error).message} ${errors.join(' ')}`};
  } finally {
    await page.close();
  }
}
