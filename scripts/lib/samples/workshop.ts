import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {settingsToEnvironment} from '../../../probes/lib/run-folder';
import {serveWithStandIns, type Site} from './stand-ins';

const PROJECT = path.join(__dirname, '../../..');

/** What a run needs, and leaves nothing of. */
export type Workshop = {
  folder: string;
  bundleFolder: string;
  /** Holds samples while they are carried out: within the project, so that the packages are found. */
  sources: string;
  /** Serves the bundle, and what stands in for media of others. */
  site: Site;
  /** What processes are told. */
  environment: Record<string, string>;
  close: () => void;
};

export async function openWorkshop(): Promise<Workshop> {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'samples-')));
  const bundleFolder = path.join(folder, 'bundle');
  const cache = path.join(PROJECT, '.cache');
  fs.mkdirSync(cache, {recursive: true});
  const sources = fs.mkdtempSync(path.join(cache, 'samples-'));
  const environment = settingsToEnvironment({folder, browser: path.join(folder, 'browser'), bundle: ''});
  Object.assign(process.env, environment);
  const site = await serveWithStandIns([bundleFolder, path.join(PROJECT, 'static')]);
  const close = () => {
    site.close();
    for (const each of [folder, sources]) fs.rmSync(each, {recursive: true, force: true});
  };
  return {folder, bundleFolder, sources, site, environment, close};
}
