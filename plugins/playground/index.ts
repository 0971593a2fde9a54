import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {STAGE_FILE} from '../../src/playground/stage-file';
import {addShipped} from '../licences/add-shipped';
import {bundleStage} from './bundle';
import {FIRST_FILE, firstProject} from './first-project';
import {published, writeSamples} from './samples';
import {writeTypes} from './types';

/** Builds what the playground at /play/ loads besides its page: the stage with a script for each package, the samples and demos that open in it, and the packages' types. */
export default function playground({siteDir, baseUrl, generatedFilesDir}: LoadContext): Plugin {
  // `npm start` serves what lies here.
  const served = path.join(generatedFilesDir, 'playground-stage');
  const isDevelopment = process.env.NODE_ENV === 'development';
  return {
    name: 'playground',
    getPathsToWatch: () => [path.join(siteDir, 'src/playground/{packages,protocol,resolve,stage/**/*}.{ts,tsx}'), FIRST_FILE],
    async loadContent() {
      if (!isDevelopment) return;
      fs.rmSync(served, {recursive: true, force: true});
      await bundleStage(siteDir, served, baseUrl);
      await writeSamples(siteDir, served);
      await writeTypes(siteDir, served);
    },
    async contentLoaded({actions: {createData}}) {
      await createData('first.json', published(firstProject(), 0));
    },
    configureWebpack(_, isServer) {
      if (isServer || !isDevelopment) return {};
      return {devServer: {static: [{directory: served, publicPath: baseUrl}]}} as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
    async postBuild({outDir}) {
      const {modules, scripts} = await bundleStage(siteDir, outDir, baseUrl);
      const declared = await writeTypes(siteDir, outDir);
      addShipped(siteDir, generatedFilesDir, [...modules, ...declared]);
      await writeSamples(siteDir, outDir);
      console.log(`playground: ${scripts.size} files for the stage, which ${STAGE_FILE} loads`);
    },
  };
}
