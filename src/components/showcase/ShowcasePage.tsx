import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import type {ShowcaseEntry} from '@site/data/schema';
import {CardList} from '@site/src/components/catalog/Card';
import {withQuery} from '@site/src/components/catalog/filter';
import {FilterLinks} from '@site/src/components/catalog/FilterLinks';
import {ResultCount} from '@site/src/components/catalog/ResultCount';
import {useLabelFilter} from '@site/src/components/catalog/useLabelFilter';
import {searchEntries} from '@site/src/components/showcase/search';
import {SearchField} from '@site/src/components/showcase/SearchField';
import {ShowcaseCard} from '@site/src/components/showcase/ShowcaseCard';
import {useTextQuery} from '@site/src/components/showcase/useTextQuery';
import {Page} from '@site/src/components/ui/Page';
import {Section} from '@site/src/components/ui/Section';

const tagsOf = ({tags}: ShowcaseEntry) => tags;

/** /showcase/: what people have made, the newest first. */
export default function ShowcasePage({entries}: {entries: ShowcaseEntry[]}): ReactNode {
  const [text, setText] = useTextQuery('q');
  const {options, active, matches} = useLabelFilter('tag', entries, tagsOf);
  const found = searchEntries(matches, text);
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
        <FilterLinks label="Tag" path="/showcase/" param="tag" options={options} active={active} total={entries.length} search={withQuery('', 'q', text)} />
        <ResultCount shown={found.length} total={entries.length} noun="entries" />
        <CardList>
          {found.map((entry) => (
            <ShowcaseCard key={entry.slug} entry={entry} />
          ))}
        </CardList>
        {found.length === 0 && <p>No entry has all of these words. Try fewer words, or another tag.</p>}
      </Section>
    </Page>
  );
}
