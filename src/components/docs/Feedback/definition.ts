import type {Destination, FieldDefinition, FormDefinition, Message} from '@site/src/components/form/definition';
import type {SiteConfiguration} from '@site/src/lib/site-configuration';

type Subject = {
  title: string;
  path: string;
  /** Full address of the page. */
  address: string;
  /** Version of the toolkit that the page describes. */
  version: string;
  fields: readonly FieldDefinition[];
  browser: string;
  hasHelped: boolean;
};

/** The questions about a page. Each page has a draft of its own. */
export const feedbackForm = ({title, path, address, version, fields, browser, hasHelped}: Subject): FormDefinition => ({
  id: `feedback:${path}`,
  title: () => `Docs: ${title} ${hasHelped ? 'helped' : 'did not help'}`,
  fields,
  known: [
    {name: 'helped', label: 'Helped', value: hasHelped ? 'yes' : 'no'},
    {name: 'page', label: 'Page', value: address},
    {name: 'version', label: 'Version', value: version},
    {name: 'browser', label: 'Browser', value: browser},
  ],
});

/** What a reader may add: the place on the page, where it has any, and a few lines. */
export const feedbackFields = (places: readonly string[]): readonly FieldDefinition[] => [
  ...(places.length > 0 ? [{name: 'place', label: 'What it is about', control: 'select', options: places, optional: true} as const] : []),
  {name: 'message', label: 'What was wrong, missing or useful', control: 'textarea', rows: 3, maxLength: 2000, optional: true},
];

/** Where answers about a page go: to the endpoint, else into a public issue. */
export function feedbackDestination({feedbackEndpoint, links}: Pick<SiteConfiguration, 'feedbackEndpoint' | 'links'>): Destination {
  const message: Message = {kind: 'issue', repository: links.repository};
  return feedbackEndpoint ? {kind: 'endpoint', url: feedbackEndpoint, otherwise: message} : message;
}
