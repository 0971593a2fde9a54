import React, {type ReactNode} from 'react';
import type {TemplateSummary} from '@site/plugins/catalog';
import {Card, CardList} from '@site/src/components/catalog/Card';
import {FilterLinks} from '@site/src/components/catalog/FilterLinks';
import {ResultCount} from '@site/src/components/catalog/ResultCount';
import {useLabelFilter} from '@site/src/components/catalog/useLabelFilter';
import {CardSpecs, CardTop} from '@site/src/components/templates/TemplateSpecs';
import {Page} from '@site/src/components/ui/Page';
import {Section} from '@site/src/components/ui/Section';

const keywordsOf = ({keywords}: TemplateSummary) => keywords;

/** /templates/: everything that a project can start from, by name. */
export default function TemplatesPage({templates}: {templates: TemplateSummary[]}): ReactNode {
  const {options, active, matches} = useLabelFilter('keyword', templates, keywordsOf);
  return (
    <Page
      title="Templates"
      description="Starting points for a video project: web apps, captions, audiograms, 3D and more, each created with one command."
      lead="Each of these is a complete project. Create one with a single command, look at it in the Studio, and change what you need."
    >
      <Section>
        <FilterLinks label="Keyword" path="/templates/" param="keyword" options={options} active={active} total={templates.length} />
        <ResultCount shown={matches.length} total={templates.length} noun="templates" />
        <CardList>
          {matches.map((template) => (
            <Card key={template.slug} title={template.name} to={`/templates/${template.slug}`} top={<CardTop template={template} />}>
              <p>{template.description}</p>
              <CardSpecs template={template} />
            </Card>
          ))}
        </CardList>
      </Section>
    </Page>
  );
}
