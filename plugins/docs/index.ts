import fs from 'node:fs';
import path from 'node:path';
import contentDocs, {type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isLean} from '../lean-client/is-lean';
import {withoutDocs} from './global-data';
import {followLists} from './next-page';
import {splitSidebars, type WriteModule} from './split-sidebars';

export {validateOptions} from '@docusaurus/plugin-content-docs';

/**
 * The framework's documentation plugin; a page loads its own sidebar and not all of them, and no page loads a second list of all pages.
 * The link to the next page agrees with what the page says.
 */
export default async function docs(context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>> {
  const framework = await contentDocs(context, options);
  const read = (file: string) => fs.readFileSync(path.join(context.siteDir, file), 'utf8');
  const plugin: Plugin<LoadedContent> = {
    ...framework,
    async loadContent() {
      const content = await framework.loadContent?.();
      return {loadedVersions: (content?.loadedVersions ?? []).map((version) => ({...version, docs: followLists(version, read)}))};
    },
  };
  if (!isLean()) return plugin;
  return {
    ...plugin,
    async contentLoaded({actions, ...rest}) {
      const write: WriteModule = async (name, code) => {
        const file = await actions.createData(name, code);
        return `@generated/${path.relative(context.generatedFilesDir, file).split(path.sep).join('/')}`;
      };
      const splits: Promise<void>[] = [];
      await plugin.contentLoaded?.({
        ...rest,
        actions: {
          ...actions,
          addRoute: (route) => void splits.push(splitSidebars(route, write).then(actions.addRoute)),
          setGlobalData: (data) => actions.setGlobalData(withoutDocs(data)),
        },
      });
      await Promise.all(splits);
    },
  };
}
