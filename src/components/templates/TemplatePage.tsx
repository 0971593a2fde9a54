import React, {type ReactNode} from 'react';
import type {TemplateWithLinks} from '@site/plugins/catalog';
import {SideSection} from '@site/src/components/catalog/SideSection';
import {CodeSample} from '@site/src/components/mdx/CodeSample';
import {CreateTabs} from '@site/src/components/templates/CreateTabs';
import {ReadNext} from '@site/src/components/templates/ReadNext';
import {TemplateActions} from '@site/src/components/templates/TemplateActions';
import {TemplateFacts} from '@site/src/components/templates/TemplateSpecs';
import {Page} from '@site/src/components/ui/Page';

/** /templates/<slug>: what a template holds, how to create it and how to render it. */
export default function TemplatePage({template}: {template: TemplateWithLinks}): ReactNode {
  const {name, description, includes, flag, render, docs} = template;
  return (
    <Page title={`${name} template`} description={description} lead={description} actions={<TemplateActions template={template} />}>
      {flag && (
        <SideSection title="Create a project" ground="sunken">
          <CreateTabs flag={flag} />
        </SideSection>
      )}
      <SideSection title="What you get" below={<TemplateFacts template={template} />}>
        <ul className="markdown">
          {includes.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </SideSection>
      {render && (
        <SideSection title="Render it" ground="sunken">
          <p>Run this in the folder of the project. With more than one composition, the command asks which one you mean.</p>
          <CodeSample lang="bash" html={render} />
        </SideSection>
      )}
      <ReadNext docs={docs} />
    </Page>
  );
}
