import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {renderStill} from '@remotion/renderer';
import {installed} from '../lib/installed';
import {inNode} from '../lib/probe';
import {newFolder} from '../lib/run-folder';

type Server = {makeOrReuseServer: () => Promise<unknown>};
type Browser = {internalOpenBrowser: () => Promise<never>};

const servers = installed<Server>('@remotion/renderer/dist/prepare-server.js');
const browsers = installed<Browser>('@remotion/renderer/dist/open-browser.js');
const composition = {id: 'Buoy', width: 320, height: 180, fps: 30, durationInFrames: 10, props: {}};

export default inNode(
  'renderStill() makes missing folders, starts relative paths at the working directory, and with overwrite false refuses an existing file; a folder is refused in either case.',
  async () => {
    const {makeOrReuseServer} = servers;
    const {internalOpenBrowser} = browsers;
    const workingDirectory = process.cwd();
    const folder = newFolder();
    servers.makeOrReuseServer = () => Promise.resolve({server: {}, cleanupServer: () => Promise.resolve()});
    browsers.internalOpenBrowser = () => Promise.reject(new Error('no browser'));
    const still = (output: string, overwrite?: boolean) =>
      renderStill({serveUrl: 'x', composition, inputProps: {}, output, overwrite, logLevel: 'error'} as never);
    try {
      process.chdir(folder);
      // Everything about the file is settled by then.
      await assert.rejects(still('harbor/north/buoy.png', false), {message: 'no browser'});
      assert.ok(fs.existsSync(path.join(folder, 'harbor/north')));
      fs.writeFileSync('harbor/buoy.png', '');
      await assert.rejects(still('harbor/buoy.png'), {message: 'no browser'});
      const place = (name: string) => path.join(folder, name);
      await assert.rejects(still('harbor/buoy.png', false), {
        message: `Cannot render still - "overwrite" option was set to false, but the output destination ${place('harbor/buoy.png')} already exists.`,
      });
      await assert.rejects(still('harbor/north'), {
        message: `The output location ${place('harbor/north')} already exists, but is not a file, but something else (e.g. folder). Cannot save to it.`,
      });
      await assert.rejects(still('harbor/north', false), /already exists/);
    } finally {
      process.chdir(workingDirectory);
      servers.makeOrReuseServer = makeOrReuseServer;
      browsers.internalOpenBrowser = internalOpenBrowser;
    }
  },
);
