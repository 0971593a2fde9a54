import type {Expert, Template} from '@site/data/schema';
import type {TemplatePoster} from '../templates/template-data';

export type Story = {title: string; description: string; to: string};

/** What the home page shows of the catalog and the stories. */
export type HomeData = {
  templates: (Pick<Template, 'slug' | 'name' | 'description' | 'flag'> & {poster: TemplatePoster})[];
  templateCount: number;
  experts: (Pick<Expert, 'slug' | 'name'> & {skill: string})[];
  stories: Story[];
};
