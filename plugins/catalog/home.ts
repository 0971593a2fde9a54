import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {Expert, Template} from '../../data/schema';
import type {HomeData, Story} from '../../src/components/home/home-data';
import type {TemplatePoster} from '../../src/components/templates/template-data';

const FEATURED = ['hello-world', 'next', 'blank', 'react-router'];
const MAX_STORIES = 3;

/**
 * Collects the data of the home page.
 * @throws Error when a featured template is missing
 */
export function homeData(siteDir: string, templates: Template[], experts: Expert[], posterOf: (template: Template) => TemplatePoster): HomeData {
  return {
    templates: FEATURED.map((slug) => {
      const template = templates.find((candidate) => candidate.slug === slug);
      if (!template) throw new Error(`The home page features the template "${slug}", which is not in data/templates/.`);
      const {name, description, flag} = template;
      return {slug, name, description, flag, poster: posterOf(template)};
    }),
    templateCount: templates.length,
    experts: experts.map(({slug, name, skills}) => ({slug, name, skill: skills[0] ?? ''})),
    stories: newestStories(path.join(siteDir, 'success-stories')),
  };
}

function newestStories(folder: string): Story[] {
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.mdx'));
  const stories = files.map((file) => {
    const [, yaml = ''] = fs.readFileSync(path.join(folder, file), 'utf8').split(/^---$/m);
    return parse(yaml) as Record<'title' | 'description' | 'slug' | 'date', string>;
  });
  return stories
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .slice(0, MAX_STORIES)
    .map(({title, description, slug}) => ({title, description, to: `/success-stories/${slug}`}));
}
