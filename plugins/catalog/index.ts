import path from 'node:path';
import type {LoadContext, Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import {docLink} from '../../config/doc-link';
import {readKind} from '../../data/read';
import {schemas, type EntryOf, type Expert, type Kind, type Template} from '../../data/schema';

export type Catalog = {[K in Kind]: EntryOf<K>[]};

/** What the card of an index page shows; the rest of an entry is loaded with its own page. */
export type ExpertSummary = Pick<Expert, 'slug' | 'name' | 'summary' | 'skills'>;
export type TemplateSummary = Pick<Template, 'slug' | 'name' | 'description' | 'keywords' | 'size' | 'duration' | 'store'>;

/** A template with its reading list turned into links, which lead to the published documentation where this site has no page yet. */
export type TemplateWithLinks = Omit<Template, 'docs'> & {docs: ReturnType<typeof docLink>[]};

/** Turns the entries below data/ into the pages of experts, templates and showcase. */
export default function catalog(context: LoadContext): Plugin<Catalog> {
  const {siteDir, baseUrl} = context;
  return {
    name: 'catalog',

    getPathsToWatch: () => Object.keys(schemas).map((kind) => path.join(siteDir, 'data', kind, '*.yml')),

    loadContent: () => ({
      experts: readKind(siteDir, 'experts'),
      templates: readKind(siteDir, 'templates'),
      showcase: readKind(siteDir, 'showcase'),
    }),

    async contentLoaded({content: {experts, templates, showcase}, actions}) {
      const add = pageAdder(baseUrl, actions);
      await add('experts/', 'experts/ExpertsPage', 'experts', byName(experts).map(expertSummary));
      for (const expert of experts) await add(`experts/${expert.slug}`, 'experts/ExpertPage', 'expert', expert);

      await add('templates/', 'templates/TemplatesPage', 'templates', byName(templates).map(templateSummary));
      for (const template of templates) await add(`templates/${template.slug}`, 'templates/TemplatePage', 'template', withLinks(template));

      await add('showcase/', 'showcase/ShowcasePage', 'entries', newestFirst(showcase));
    },
  };
}

/** Adds pages that get one piece of data as a prop. */
function pageAdder(baseUrl: string, {addRoute, createData}: PluginContentLoadedActions) {
  return async (route: string, component: string, prop: string, data: object): Promise<void> => {
    const name = `${route.replace(/\/$/, '').replace('/', '-')}.json`;
    addRoute({
      path: baseUrl + route,
      component: `@site/src/components/${component}`,
      exact: true,
      modules: {[prop]: await createData(name, data)},
    });
  };
}

const byName = <Entry extends {name: string}>(entries: Entry[]) => entries.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

const newestFirst = (entries: Catalog['showcase']) => entries.toSorted((a, b) => b.added.localeCompare(a.added) || a.title.localeCompare(b.title, 'en'));

const expertSummary = ({slug, name, summary, skills}: Expert): ExpertSummary => ({slug, name, summary, skills});

const templateSummary = ({slug, name, description, keywords, size, duration, store}: Template): TemplateSummary => ({
  slug,
  name,
  description,
  keywords,
  size,
  duration,
  store,
});

const withLinks = (template: Template): TemplateWithLinks => ({...template, docs: (template.docs ?? []).map(({label, path: route}) => docLink(label, route))});
