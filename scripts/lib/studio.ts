import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {STUDIO_PROJECT} from '../../core/figures/picture';
import {findBrowser} from './browser';

/** The Studio shows the name of the folder that it runs in. */
const FOLDER = 'garden-year';
const LONGEST_START_IN_SECONDS = 180;

type Studio = {origin: string; stop: () => Promise<void>};

/**
 * Starts the Studio on a copy of the project that the pictures show, so that what is done in it changes no file of the repository.
 * @throws Error with what the Studio printed when it does not start
 */
export async function startStudio(project: string): Promise<Studio> {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'studio-'));
  const folder = path.join(parent, FOLDER);
  fs.cpSync(path.join(project, STUDIO_PROJECT), folder, {recursive: true});
  // The Studio asks for both.
  for (const name of ['tsconfig.json', '.prettierrc']) fs.writeFileSync(path.join(folder, name), '{}');
  fs.symlinkSync(path.join(project, 'node_modules'), path.join(folder, 'node_modules'));
  // Renders that a picture starts use the browser that is there instead of downloading one.
  const flags = ['--no-open', '--port=3977', `--browser-executable=${findBrowser()}`];
  const studio = spawn(path.join(project, 'node_modules/.bin/remotion'), ['studio', ...flags], {cwd: folder, detached: true});
  let printed = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const listen = (text: Buffer): void => {
      printed += String(text);
      const address = /Local: (http:\/\/localhost:\d+)/.exec(printed)?.[1];
      // The address is printed before the code is bundled.
      if (address && printed.includes('Built in')) resolve(address);
    };
    studio.stdout.on('data', listen);
    studio.stderr.on('data', listen);
    studio.on('exit', () => reject(new Error(`The Studio did not start:\n${printed}`)));
    setTimeout(
      () => reject(new Error(`The Studio has not started within ${LONGEST_START_IN_SECONDS} seconds:\n${printed}`)),
      LONGEST_START_IN_SECONDS * 1000,
    ).unref();
  });
  return {
    origin,
    stop: async () => {
      const ended = new Promise((resolve) => studio.once('exit', resolve));
      process.kill(-(studio.pid ?? 0), 'SIGTERM');
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 5000).unref())]);
      fs.rmSync(parent, {recursive: true, force: true});
    },
  };
}
