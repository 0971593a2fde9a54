import path from 'node:path';
import type {LoadContext, Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import {readKind} from '../../core/data/read';
import {schemas, type EntryOf, type Expert, type Kind, type Template} from '../../data/schema';
import {cardOf} from '../demos/card';
import type {Demo} from '../../core/demos/read';
import type {DemoCard} from '../../core/demos/types';
import type {ExpertSummary} from '../../src/components/experts/expert-data';
import type {TemplatePoster, TemplateSummary, TemplateWithLinks} from '../../src/components/templates/template-data';
import {homeData} from './home';

export type Catalog = {[K in Kind]: EntryOf<K>[]};

/** Turns the entries in data/ into the expert, template and showcase pages. */
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

    async contentLoaded({content: {experts, showcase}, actions}) {
      const add = pageAdder(baseUrl, actions);
      await add('experts/', 'experts/ExpertsPage', 'experts', byName(experts).map(expertSummary));
      for (const expert of experts) await add(`experts/${expert.slug}`, 'experts/ExpertPage', 'expert', expert, `data/experts/${expert.slug}.yml`);

      await add('showcase/', 'showcase/ShowcasePage', 'entries', newestFirst(showcase));
    },

    // Templates are shown by demos, which another plugin reads.
    async allContentLoaded({allContent, actions}) {
      const contentOf = (plugin: string): unknown => allContent[plugin]?.default;
      const {templates, experts} = contentOf('catalog') as Catalog;
      const cards = new Map((contentOf('demos') as Demo[]).map((demo) => [demo.id, cardOf(siteDir, demo)]));
      const cardFor = ({slug, demo}: Template): DemoCard => {
        const card = cards.get(demo);
        if (!card) throw new Error(`data/templates/${slug}.yml: there is no demo "${demo}".`);
        return card;
      };
      await actions.createData(
        'home.json',
        homeData(siteDir, templates, experts, (template) => posterOf(template, cardFor(template))),
      );
      const add = pageAdder(baseUrl, actions);
      await add(
        'templates/',
        'templates/TemplatesPage',
        'templates',
        byName(templates).map((template) => templateSummary(template, cardFor(template))),
      );
      for (const template of templates) {
        const alike = byName(templates).filter(({slug, demo}) => demo === template.demo && slug !== template.slug);
        await add(
          `templates/${template.slug}`,
          'templates/TemplatePage',
          'page',
          {template: withLinks(template, alike), card: cardFor(template)},
          `data/templates/${template.slug}.yml`,
        );
      }
    },
  };
}

/** Adds pages that get one piece of data as a prop. */
function pageAdder(baseUrl: string, {addRoute, createData}: Pick<PluginContentLoadedActions, 'addRoute' | 'createData'>) {
  return async (route: string, component: string, prop: string, data: object, source?: string): Promise<void> => {
    const name = `${route.replace(/\/$/, '').replace('/', '-')}.json`;
    addRoute({
      path: baseUrl + route,
      component: `@site/src/components/${component}`,
      exact: true,
      ...(source && {metadata: {sourceFilePath: source}}),
      modules: {[prop]: await createData(name, data)},
    });
  };
}

const byName = <Entry extends {name: string}>(entries: Entry[]) => entries.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

const newestFirst = (entries: Catalog['showcase']) => entries.toSorted((a, b) => b.added.localeCompare(a.added) || a.title.localeCompare(b.title, 'en'));

const expertSummary = ({slug, name, summary, skills}: Expert): ExpertSummary => ({slug, name, summary, skills});

const templateSummary = (template: Template, card: DemoCard): TemplateSummary => {
  const {slug, name, description, stack, purpose, size, duration, store} = template;
  return {
    slug,
    name,
    description,
    stack,
    purpose,
    size,
    duration,
    store,
    poster: posterOf(template, card),
  };
};

const posterOf = ({variant}: Template, {id, width, height, posters, version}: DemoCard): TemplatePoster => ({id, width, height, posters, version, variant});

const withLinks = (template: Template, alike: Template[]): TemplateWithLinks => ({
  ...template,
  docs: (template.docs ?? []).map(({label, path: route}) => ({label, to: route})),
  alike: alike.map(({slug, name}) => ({slug, name})),
});
