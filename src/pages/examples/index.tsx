import examples from '@generated/examples/default/all.json';
import React, {type ReactNode} from 'react';
import {Wall} from '@site/src/components/examples/Wall';
import type {Example} from '@site/src/components/examples/example-data';
import {withQuery, type FilterOption} from '@site/src/components/catalog/filter';
import {FilterLinks} from '@site/src/components/catalog/FilterLinks';
import {ResultCount} from '@site/src/components/catalog/ResultCount';
import {useLabelFilter} from '@site/src/components/catalog/useLabelFilter';
import {Page} from '@site/src/components/ui/Page';
import {Section} from '@site/src/components/ui/Section';

const PATH = '/examples/';
/** What fewer examples use is reached from its own page; what most of them use says nothing. */
const MIN_USES = {package: 3, api: 8};

const telling = ({options, active}: {options: FilterOption[]; active: string | undefined}, least: number): FilterOption[] =>
  options.filter(({id, count}) => id === active || (count >= least && count < examples.length / 2));

const topicsOf = ({topic}: Example) => [topic];
const packagesOf = ({packages}: Example) => packages;
const apisOf = ({apis}: Example) => apis;

/** /examples/: the contact sheet of all demos. */
export default function ExamplesPage(): ReactNode {
  const topic = useLabelFilter('topic', examples, topicsOf);
  const pkg = useLabelFilter('package', examples, packagesOf);
  const api = useLabelFilter('api', examples, apisOf);
  const found = topic.matches.filter((example) => pkg.matches.includes(example) && api.matches.includes(example));
  const search = withQuery(withQuery(withQuery('', 'topic', topic.active), 'package', pkg.active), 'api', api.active);
  const shared = {path: PATH, total: examples.length, search};
  return (
    <Page
      title="Examples"
      description={`${examples.length} small videos made with Remotion, each with its code: watch them move, change their values and take them into your project.`}
      lead={`${examples.length} compositions from all over these pages. Point at one to see it move; open it for its code, its controls and the way into your project.`}
    >
      <Section>
        <FilterLinks label="Topic" param="topic" options={topic.options} active={topic.active} {...shared} />
        <FilterLinks label="Package" param="package" options={telling(pkg, MIN_USES.package)} active={pkg.active} {...shared} />
        <FilterLinks label="API" param="api" options={telling(api, MIN_USES.api)} active={api.active} {...shared} />
        <ResultCount shown={found.length} total={examples.length} noun="examples" />
        <Wall examples={found} path={PATH + search} />
        {found.length === 0 && <p>No example has all of this. Choose All in one of the rows.</p>}
      </Section>
    </Page>
  );
}
