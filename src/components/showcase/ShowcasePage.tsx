import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import type {ShowcaseEntry} from '@site/data/schema';
import {CardList} from '@site/src/components/catalog/Card';
import {withQuery} from '@site/src/components/catalog/filter';
import {FilterLinks} from '@site/src/components/catalog/FilterLinks';
import {ResultCount} from '@site/src/components/catalog/ResultCount';
import {useLabelFilter} from '@site/src/components/catalog/useLabelFilter';
import {useQueryValue} from '@site/src/components/catalog/useQueryValue';
import {searchEntries} from '@site/src/components/showcase/search';
import {SearchField} from '@site/src/components/showcase/SearchField';
import {ShowcaseCard} from '@site/src/components/showcase/ShowcaseCard';
import {useTextQuery} from '@site/src/components/showcase/useTextQuery';
import {Page} from '@site/src/components/ui/Page';
import {Section} from '@site/src/components/ui/Section';
import {useDay} from '@site/src/hooks/useDay';
import {shuffle} from '@site/src/lib/shuffle';

const tagsOf = ({tags}: ShowcaseEntry) => tags;

const MATERIALS = [
  ['video', 'Video'],
  ['code', 'Source code'],
  ['tutorial', 'Tutorial'],
  ['website', 'Website'],
] as const;
const materialsOf = (entry: ShowcaseEntry) => MATERIALS.filter(([key]) => entry[key]).map(([, label]) => label);

const SHUFFLED = {id: 'shuffled', label: 'Shuffled by day'} as const;

const PATH = '/showcase/';

/** /showcase/: what people have made, newest first or in an order that changes daily. */
export default function ShowcasePage({entries}: {entries: ShowcaseEntry[]}): ReactNode {
  const [text, setText] = useTextQuery('q');
  const tag = useLabelFilter('tag', entries, tagsOf);
  const material = useLabelFilter('with', entries, materialsOf);
  const day = useDay();
  const isShuffled = useQueryValue('order') === SHUFFLED.id && day !== undefined;
  const both = tag.matches.filter((entry) => material.matches.includes(entry));
  const found = searchEntries(isShuffled ? shuffle(both, day) : both, text);
  const address = [
    ['q', text],
    ['tag', tag.active],
    ['with', material.active],
    ['order', isShuffled ? SHUFFLED.id : undefined],
  ] as const;
  const search = address.reduce((query, [key, value]) => withQuery(query, key, value), '');
  return (
    <Page
      title="Showcase"
      description="Videos, tools and products that people have made with Remotion, with links to watch them and to their code."
      lead="Videos and products that people have made with Remotion."
      actions={
        <Link to="/showcase/add" className="button button--primary">
          Add your video
        </Link>
      }
    >
      <Section>
        <SearchField value={text} onChange={setText} />
        <FilterLinks label="Tag" path={PATH} param="tag" options={tag.options} active={tag.active} total={entries.length} search={search} />
        <FilterLinks label="With" path={PATH} param="with" options={material.options} active={material.active} total={entries.length} search={search} />
        <FilterLinks
          label="Order"
          path={PATH}
          param="order"
          options={[SHUFFLED]}
          active={isShuffled ? SHUFFLED.id : undefined}
          all="Newest first"
          search={search}
        />
        <ResultCount shown={found.length} total={entries.length} noun="entries" />
        <CardList>
          {found.map((entry) => (
            <ShowcaseCard key={entry.slug} entry={entry} />
          ))}
        </CardList>
        {found.length === 0 && <p>No entry matches. Try fewer words, or another tag.</p>}
      </Section>
    </Page>
  );
}
