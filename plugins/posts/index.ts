import contentBlog, {type BlogContent, type PluginOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {completeFeeds} from './complete-feeds';

export {validateOptions} from '@docusaurus/plugin-content-blog';

/** Lists of all authors and of all tags. Nothing links to them: a byline names its authors, and a post its tags. */
const UNLINKED_LIST = /\/(authors|tags)$/;

/** The framework's blog plugin, without the pages that no reader would reach, and with feeds that say where they are. */
export default async function posts(context: LoadContext, options: PluginOptions): Promise<Plugin<BlogContent>> {
  const plugin = await contentBlog(context, options);
  return {
    ...plugin,
    async postBuild(props) {
      await plugin.postBuild?.(props);
      const {url, baseUrl} = context.siteConfig;
      // The framework puts a slash before the path of a section.
      const section = options.routeBasePath.replace(/^\//, '');
      await completeFeeds(props.outDir, section, url + baseUrl + section);
    },
    contentLoaded: ({actions, ...rest}) =>
      plugin.contentLoaded?.({
        ...rest,
        actions: {
          ...actions,
          addRoute(route) {
            if (!UNLINKED_LIST.test(route.path)) actions.addRoute(route);
          },
        },
      }),
  };
}
