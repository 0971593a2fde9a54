import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {docAddress, docLink} from '../../config/doc-link';
import type {Expert, Template} from '../../data/schema';
import type {TemplatePoster} from '.';

type Story = {title: string; description: string; to: string};
type Product = ReturnType<typeof docLink> & {text: string};

/** What the home page shows of the catalog, the stories and the products. */
export type HomeData = {
  templates: (Pick<Template, 'slug' | 'name' | 'description' | 'flag'> & {poster: TemplatePoster})[];
  templateCount: number;
  experts: (Pick<Expert, 'slug' | 'name'> & {skill: string})[];
  stories: Story[];
  products: Product[];
  /** Links to the documentation of two places to render. */
  places: Record<'studio' | 'cloudrun', string>;
};

const FEATURED = ['hello-world', 'next', 'blank', 'react-router'];
const MOST_STORIES = 3;

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
    places: {studio: docAddress('/docs/studio/'), cloudrun: docAddress('/docs/cloudrun')},
    products: [
      {label: 'Player', to: '/player/', text: 'Plays a composition in your React app and follows its props.'},
      {label: 'Lambda', to: '/lambda/', text: 'Splits a render over many functions in your AWS account.'},
      {...docLink('Studio', '/docs/studio/'), text: 'Shows every frame while you write, and renders at a press.'},
      {...docLink('Media Parser', '/docs/media-parser/'), text: 'Reads size, length, codecs and samples of media files in JavaScript.'},
      {...docLink('WebCodecs', '/docs/webcodecs/'), text: 'Converts video and audio in the browser, without a server.'},
      {...docLink('Recorder', '/docs/recorder/'), text: 'Records screen and camera, and edits them with code.'},
      {...docLink('Editor Starter', '/docs/editor-starter/'), text: 'The source code of a video editor to build upon. It is sold in the store.'},
      {...docLink('Timeline', '/docs/timeline/'), text: 'A component that draws and moves the tracks of such an editor.'},
    ],
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
    .slice(0, MOST_STORIES)
    .map(({title, description, slug}) => ({title, description, to: `/success-stories/${slug}`}));
}
