import React, {type ReactNode} from 'react';
import type {TemplateSummary} from '@site/src/components/templates/template-data';
import {CardList} from '@site/src/components/catalog/Card';
import {withQuery} from '@site/src/components/catalog/filter';
import {FilterLinks} from '@site/src/components/catalog/FilterLinks';
import {ItemListData} from '@site/src/components/catalog/ItemListData';
import {ResultCount} from '@site/src/components/catalog/ResultCount';
import {useLabelFilter} from '@site/src/components/catalog/useLabelFilter';
import {TemplateCard} from '@site/src/components/templates/TemplateCard';
import {Page} from '@site/src/components/ui/Page';
import {Section} from '@site/src/components/ui/Section';

const PATH = '/templates/';
const purposeOf = ({purpose}: TemplateSummary) => purpose;
const stackOf = ({stack}: TemplateSummary) => stack;

/** /templates/: everything a project can start from, by name. */
export default function TemplatesPage({templates}: {templates: TemplateSummary[]}): ReactNode {
  const purpose = useLabelFilter('purpose', templates, purposeOf);
  const stack = useLabelFilter('stack', templates, stackOf);
  const found = purpose.matches.filter((template) => stack.matches.includes(template));
  const search = withQuery(withQuery('', 'purpose', purpose.active), 'stack', stack.active);
  const shared = {path: PATH, total: templates.length, search};
  return (
    <Page
      title="Templates"
      description="Starting points for a video project: web apps, captions, audiograms, 3D and more, created with one command or bought in the store."
      lead="Each of these is a complete project. Create one with a single command, look at it in the Studio, and change what you need; the ones marked as paid are sold in the store."
    >
      <ItemListData items={templates.map(({slug, name}) => ({name, to: `/templates/${slug}`}))} />
      <Section>
        <FilterLinks label="Purpose" param="purpose" options={purpose.options} active={purpose.active} {...shared} />
        <FilterLinks label="Stack" param="stack" options={stack.options} active={stack.active} {...shared} />
        <ResultCount shown={found.length} total={templates.length} noun="templates" />
        <CardList>
          {found.map((template) => (
            <TemplateCard key={template.slug} template={template} />
          ))}
        </CardList>
        {found.length === 0 && <p>No template matches both. Choose All in one of the rows.</p>}
      </Section>
    </Page>
  );
}
