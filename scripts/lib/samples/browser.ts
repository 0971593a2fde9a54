import fs from 'node:fs';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {getCompositions, openBrowser, renderStill} from '@remotion/renderer';
import {framesWith} from '../../../core/samples/in-browser';
import {BROWSER_FLAGS} from '../browser';
import {offlineBrowser, OFFLINE_RULES} from '../offline-browser';
import {bundleSamples, type InBrowser} from './bundle';
import {isSeen, renderAll} from './render-all';
import type {Result} from './result';
import {serveWithStandIns} from './stand-ins';

const PROJECT = path.join(__dirname, '../../..');
const TIMEOUT = 60_000;

export type Stage = {origin: string; executable: string; renderer: Awaited<ReturnType<typeof openBrowser>>; pages: Browser};

/** Carries out samples in one bundle and one browser, which finds this machine only. */
export async function carryOutInBrowser(samples: InBrowser[], folder: string, onResult: (sample: InBrowser, result: Result) => void): Promise<void> {
  const outDir = path.join(folder, 'bundle');
  const site = await serveWithStandIns(() => [outDir, path.join(PROJECT, 'static')]);
  try {
    await bundleSamples(samples, outDir, site.origin);
    const executable = offlineBrowser(folder);
    const renderer = await openBrowser('chrome', {browserExecutable: executable, logLevel: 'error'});
    const pages = await chromium.launch({executablePath: executable, args: [...BROWSER_FLAGS, OFFLINE_RULES]});
    const stage = {origin: site.origin, executable, renderer, pages};
    try {
      await renderAll(samples, stage, onResult);
      for (const [index, sample] of samples.entries()) {
        if (sample.way.how === 'registered') onResult(sample, await register(String(index), stage));
        else if (sample.way.how !== 'rendered') onResult(sample, await open(String(index), sample.way.how === 'mounted', stage));
      }
    } finally {
      await pages.close();
      await renderer.close({silent: true});
    }
  } finally {
    site.close();
    fs.rmSync(path.join(PROJECT, '.cache/samples'), {recursive: true, force: true});
  }
}

/** What the functions of the renderer need for a sample. */
export const optionsFor = (sample: string, {origin, executable, renderer}: Stage, errors: string[]) => ({
  serveUrl: origin,
  puppeteerInstance: renderer,
  browserExecutable: executable,
  envVariables: {SAMPLE: sample},
  timeoutInMilliseconds: TIMEOUT,
  logLevel: 'error' as const,
  onBrowserLog: ({type, text}: {type: string; text: string}) => void (type === 'error' && errors.push(text)),
});

/** Registers the compositions of a root, works out their metadata, and renders the middle of the first; their components are samples themselves. */
async function register(number: string, stage: Stage): Promise<Result> {
  const errors: string[] = [];
  const options = optionsFor(number, stage, errors);
  try {
    const [composition] = await getCompositions(stage.origin, options);
    if (!composition) return {frames: 0, problem: 'It registers no composition.'};
    const frame = framesWith(composition)[1] ?? 0;
    const {buffer} = await renderStill({...options, composition, inputProps: composition.props, frame, scale: 0.25, imageFormat: 'png', output: null});
    return {frames: 1, isBlank: !(await isSeen(buffer)), ...(errors.length > 0 ? {problem: `frame ${frame}: ${errors.join(' ')}`} : {})};
  } catch (error) {
    return {frames: 0, problem: (error as Error).message};
  }
}

/** Opens a page on which the sample is mounted, or its module loaded. */
async function open(number: string, isMounted: boolean, {origin, pages}: Stage): Promise<Result> {
  const errors: string[] = [];
  const page = await pages.newPage();
  try {
    page.on('pageerror', ({message}) => errors.push(message));
    page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
    await page.goto(`${origin}/index.html?sample=${number}`);
    await page.waitForFunction('window.sampleIsLoaded', undefined, {timeout: TIMEOUT});
    const content = page.locator('#mounted *').first();
    const isBlank =
      isMounted &&
      (await content.waitFor({state: 'attached', timeout: 10_000}).then(
        () => false,
        () => true,
      ));
    return {frames: 0, isBlank, ...(errors.length > 0 ? {problem: errors.join(' ')} : {})};
  } catch (error) {
    return {frames: 0, problem: `${(error as Error).message} ${errors.join(' ')}`};
  } finally {
    await page.close();
  }
}
