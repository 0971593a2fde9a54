import fs from 'node:fs';
import type http from 'node:http';
import path from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {openBrowser, renderMedia, renderStill, type RenderMediaOptions, type RenderStillOptions} from '@remotion/renderer';
import type {SceneName, SceneProps} from '../scenes';
import {RESULT, type JobInput, type JobName, type JobResult} from '../scenes/jobs';
import {LEAF, type Part, type Seen} from '../scenes/timeline';
import {decodePng, type Picture} from './picture';
import {newFolder, setting} from './run-folder';
import {serve as serveAnswers} from './serve';

type Shot<Name extends SceneName> = {
  scene: Name;
  props?: SceneProps<Name>;
  width?: number;
  height?: number;
  fps?: number;
  durationInFrames?: number;
};

/** What the browser and the renderer said meanwhile. */
type Said = {logs: string[]};

/** A browser, and the scenes of probes/scenes/ to render in it. */
export type Stage = {
  folder: string;
  /** Renders a frame of a scene. */
  still<Name extends SceneName>(shot: Shot<Name> & {frame?: number}, options?: Partial<RenderStillOptions>): Promise<Picture & Said & {buffer: Buffer}>;
  /** Renders a scene into a file of the stage's folder. */
  film<Name extends SceneName>(
    shot: Shot<Name>,
    name: string,
    options: Partial<RenderMediaOptions> & Pick<RenderMediaOptions, 'codec'>,
  ): Promise<Said & {file: string}>;
  /** What the leaves of a timeline see at a frame, by their names; those that are not mounted are missing. */
  seen(parts: Part[], frame: number, durationInFrames?: number): Promise<Record<string, Seen>>;
  /** Runs a job of probes/scenes/jobs.ts in the page of a frame, and returns what it returns. */
  compute<Name extends JobName>(job: Name, input: JobInput<Name>): Promise<JobResult<Name>>;
  /** A page of a browser without the toolkit, at an origin of this machine. */
  page(): Promise<Page>;
  /** Answers requests on this machine until the probe ends; returns the origin. */
  serve(answer: http.RequestListener): Promise<string>;
  leave(): Promise<void>;
};

let opened: ReturnType<typeof openBrowser> | undefined;
let plain: Promise<Browser> | undefined;

const openToolkitBrowser = () => (opened ??= openBrowser('chrome', {browserExecutable: setting('browser'), logLevel: 'error'}));
const openPlainBrowser = () => (plain ??= chromium.launch({executablePath: setting('browser'), args: ['--no-sandbox', '--disable-gpu']}));

export async function closeBrowsers(): Promise<void> {
  await (await opened)?.close({silent: true});
  await (await plain)?.close();
}

export function newStage(): Stage {
  const folder = newFolder();
  const leaving: (() => unknown)[] = [];
  const serve: Stage['serve'] = async (answer) => {
    const {origin, close} = await serveAnswers(answer);
    leaving.push(close);
    return origin;
  };
  return {
    folder,
    serve,
    async still({frame = 0, ...shot}, options) {
      const logs: string[] = [];
      const {buffer} = await renderStill({...(await common(shot, logs)), output: null, imageFormat: 'png', frame, ...options});
      if (!buffer) throw new Error('Nothing was rendered.');
      return {...(buffer[0] === 0x89 ? decodePng(buffer) : NO_PICTURE), logs, buffer};
    },
    async film(shot, name, options) {
      const logs: string[] = [];
      const file = path.join(folder, name);
      await renderMedia({...(await common(shot, logs)), outputLocation: file, concurrency: 1, ...options});
      return {file, logs};
    },
    async seen(parts, frame, durationInFrames = 100) {
      const {logs} = await this.still({scene: 'Timeline', props: {parts}, frame, durationInFrames});
      const leaves = logs.filter((text) => text.startsWith(LEAF)).map((text) => JSON.parse(text.slice(LEAF.length)) as Seen);
      return Object.fromEntries(leaves.map((leaf) => [leaf.name, leaf]));
    },
    async compute(job, input) {
      const {logs} = await this.still({scene: 'Job', props: {job, input}});
      const line = logs.find((text) => text.startsWith(RESULT));
      if (!line) throw new Error(`The job ${job} has no result: ${logs.join('; ')}`);
      return JSON.parse(line.slice(RESULT.length)) as never;
    },
    async page() {
      const origin = await serve((_, response) => response.writeHead(200, {'content-type': 'text/html'}).end('<!doctype html><title>Probe</title>'));
      const page = await (await openPlainBrowser()).newPage();
      leaving.push(() => page.close());
      await page.goto(origin);
      return page;
    },
    async leave() {
      for (const undo of leaving) await undo();
      fs.rmSync(folder, {recursive: true, force: true});
    },
  };
}

/** What a JPEG or PDF gives instead of pixels. */
const NO_PICTURE: Picture = {width: 0, height: 0, at: () => [0, 0, 0, 0]};

async function common<Name extends SceneName>({scene, props, width = 320, height = 180, fps = 30, durationInFrames = 60}: Shot<Name>, logs: string[]) {
  const inputProps = {scene, props: props ?? {}};
  return {
    composition: {
      ...{id: 'Scene', width, height, fps, durationInFrames, defaultProps: {}, props: inputProps},
      ...{defaultCodec: null, defaultOutName: null, defaultVideoImageFormat: null, defaultPixelFormat: null},
    },
    inputProps,
    serveUrl: setting('bundle'),
    puppeteerInstance: await openToolkitBrowser(),
    browserExecutable: setting('browser'),
    logLevel: 'error' as const,
    onBrowserLog: ({text}: {text: string}) => void logs.push(text),
  };
}
