import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';
import type {Receipt} from '../../core/receipts/types';
import type {PostFacts} from '../../src/lib/post-facts';
import type {Status} from '../../src/components/docs/DocStatus';

/** A page that is written as MDX, as the framework's plugins have read it. */
export type Source = {
  /** Absolute. */
  file: string;
  /** Path, base path included. */
  route: string;
  title: string;
  description: string;
  /** The sidebar that the page shows. */
  sidebar?: string;
  kind: string;
  package?: string;
  /** Path of the code that the page is about, in the toolkit's repository. */
  source?: string;
  status?: Status;
  receipt?: Receipt;
  post?: PostFacts & {tags: string[]};
};

/** The pages of all documentation versions and of all sections of posts. */
export function sourcesOf(siteDir: string, plugins: readonly LoadedPlugin[]): Source[] {
  const fileOf = (source: string) => path.join(siteDir, source.replace('@site/', ''));
  return plugins.flatMap(({name, content}): Source[] => {
    if (name === 'docusaurus-plugin-content-docs')
      return (content as DocsContent).loadedVersions.flatMap(({docs}) =>
        docs.map(({source, permalink, title, description, sidebar, frontMatter}) => {
          const own = frontMatter as Partial<Pick<Source, 'package' | 'source' | 'status' | 'receipt' | 'kind'>>;
          return {
            file: fileOf(source),
            route: permalink,
            title,
            description,
            sidebar,
            kind: own.kind ?? 'guide',
            package: own.package,
            source: own.source,
            status: own.status,
            receipt: own.receipt,
          };
        }),
      );
    if (name === 'docusaurus-plugin-content-blog')
      return (content as BlogContent).blogPosts.map(({metadata: {source, permalink, title, description, tags, frontMatter}}) => ({
        file: fileOf(source),
        route: permalink,
        title,
        description: description ?? '',
        kind: 'post',
        post: {...(frontMatter as unknown as PostFacts), tags: tags.map(({label}) => label)},
      }));
    return [];
  });
}
