import type {DemoCard} from '@site/core/demos/types';
import type {Template} from '@site/data/schema';

/** The image of a template: the poster of its demo. */
export type TemplatePoster = Pick<DemoCard, 'id' | 'width' | 'height' | 'posters' | 'version'> & Pick<Template, 'variant'>;

/** What a card on the list of templates shows; the rest of an entry is loaded with its own page. */
export type TemplateSummary = Pick<Template, 'slug' | 'name' | 'description' | 'stack' | 'purpose' | 'size' | 'duration' | 'store'> & {poster: TemplatePoster};

/** A template as its own page shows it. */
export type TemplateWithLinks = Omit<Template, 'docs'> & {
  docs: {label: string; to: string}[];
  /** Other templates shown by the same demo. */
  alike: {slug: string; name: string}[];
};
