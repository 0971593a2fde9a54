import fs from 'node:fs';
import path from 'node:path';

/** What the runner tells the processes that carry out probes. */
type Settings = {
  /** A folder that is removed at the end of the run. */
  folder: string;
  /** A browser that finds no other machine. */
  browser: string;
  /** The bundle of probes/scenes/, if any probe needs it. */
  bundle: string;
};

const VARIABLES = {folder: 'PROBE_FOLDER', browser: 'PROBE_BROWSER', bundle: 'PROBE_BUNDLE'} as const;

export const settingsToEnvironment = (settings: Settings): Record<string, string> =>
  Object.fromEntries(Object.entries(VARIABLES).map(([key, name]) => [name, settings[key as keyof Settings]]));

/** @throws Error outside a run of probes */
export function setting(key: keyof Settings): string {
  const value = process.env[VARIABLES[key]];
  if (!value) throw new Error(`${VARIABLES[key]} is not set. Probes are run by npm run probes.`);
  return value;
}

/** A new folder for one probe. */
export function newFolder(): string {
  return fs.realpathSync(fs.mkdtempSync(path.join(setting('folder'), 'probe-')));
}

/** A folder that all probes of this process share, one after the other. */
export const folderOfProcess = (name: string): string => path.join(fs.realpathSync(setting('folder')), `${name}-${process.pid}`);
