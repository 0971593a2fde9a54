import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import type {ExpertSummary} from '@site/src/components/experts/expert-data';
import {Card, CardList} from '@site/src/components/catalog/Card';
import {FilterLinks} from '@site/src/components/catalog/FilterLinks';
import {ItemListData} from '@site/src/components/catalog/ItemListData';
import {LabelList} from '@site/src/components/catalog/LabelList';
import {ResultCount} from '@site/src/components/catalog/ResultCount';
import {useLabelFilter} from '@site/src/components/catalog/useLabelFilter';
import {Listing} from '@site/src/components/experts/Listing';
import {Monogram} from '@site/src/components/ui/Monogram';
import {Page} from '@site/src/components/ui/Page';
import {Section} from '@site/src/components/ui/Section';
import {useDay} from '@site/src/hooks/useDay';
import {shuffle} from '@site/src/lib/shuffle';

const skillsOf = ({skills}: ExpertSummary) => skills;

/** /experts/: everyone who can be hired, in an order that changes daily. */
export default function ExpertsPage({experts}: {experts: ExpertSummary[]}): ReactNode {
  const {options, active, matches} = useLabelFilter('skill', experts, skillsOf);
  const day = useDay();
  const inOrder = day ? shuffle(matches, day) : matches;
  return (
    <Page
      title="Experts"
      description="Developers who take on Remotion projects: what they do, what they have built, and how to reach them."
      lead="People who take on Remotion projects. They are independent and not employed by Remotion. Their order changes every day."
      actions={
        <Link to="/contact/" className="button button--secondary">
          Contact Remotion
        </Link>
      }
    >
      <ItemListData items={experts.map(({slug, name}) => ({name, to: `/experts/${slug}`}))} />
      <Section>
        <FilterLinks label="Skill" path="/experts/" param="skill" options={options} active={active} total={experts.length} />
        <ResultCount shown={matches.length} total={experts.length} noun="experts" />
        <CardList evenRows>
          {/* Keyed by position: when the day's order arrives, the cards change their text and stay where they are. */}
          {inOrder.map(({slug, name, summary, skills}, place) => (
            <Card key={place} title={name} to={`/experts/${slug}`} top={<Monogram name={name} />}>
              <p>{summary}</p>
              <LabelList name="Skills" labels={skills} atEnd />
            </Card>
          ))}
        </CardList>
      </Section>
      <Listing />
    </Page>
  );
}
