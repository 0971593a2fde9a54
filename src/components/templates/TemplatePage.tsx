import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import type {TemplateWithLinks} from '@site/src/components/templates/template-data';
import type {DemoCard} from '@site/core/demos/types';
import {SideSection} from '@site/src/components/catalog/SideSection';
import {CodeSample} from '@site/src/components/mdx/CodeSample';
import {CreateTabs} from '@site/src/components/templates/CreateTabs';
import {Preview} from '@site/src/components/templates/Preview';
import {ReadNext} from '@site/src/components/templates/ReadNext';
import {TemplateActions} from '@site/src/components/templates/TemplateActions';
import {TemplateFacts} from '@site/src/components/templates/TemplateFacts';
import {Page} from '@site/src/components/ui/Page';
import {Section} from '@site/src/components/ui/Section';

/** /templates/<slug>: a template in action, how to use it, what it contains and how to render it. */
export default function TemplatePage({page: {template, card}}: {page: {template: TemplateWithLinks; card: DemoCard}}): ReactNode {
  const {name, description, includes, flag, store, docs} = template;
  return (
    <Page
      title={`${name} template`}
      description={description}
      parent={{label: 'Templates', to: '/templates/'}}
      lead={description}
      actions={<TemplateActions template={template} />}
    >
      <Section>
        <Preview template={template} card={card}>
          {flag && (
            <>
              <h2>Create a project</h2>
              <CreateTabs flag={flag} />
            </>
          )}
          {store && (
            <>
              <h2>A paid template</h2>
              <div className="markdown">
                <p>
                  It is sold in <Link to={store}>the store</Link> and cannot be chosen in create-video.
                </p>
              </div>
            </>
          )}
          <TemplateFacts template={template} />
        </Preview>
      </Section>
      <SideSection title="What you get" ground="sunken">
        <ul className="markdown">
          {includes.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </SideSection>
      <RenderAndDeploy template={template} />
      <ReadNext docs={docs} />
    </Page>
  );
}

function RenderAndDeploy({template: {render, deploy}}: {template: TemplateWithLinks}): ReactNode {
  if (!render && !deploy) return null;
  return (
    <SideSection title="Render and deploy">
      {render && (
        <>
          <p>Look at the project in the Studio while you change it:</p>
          <CodeSample lang="bash" html="npx remotion studio" />
          <p>Then render it in the folder of the project. With more than one composition, the command asks which one you mean.</p>
          <CodeSample lang="bash" html={render} />
        </>
      )}
      <p>
        {deploy ?? 'The same composition renders on your machine, on a server or in the cloud.'} <Link to="/docs/render">Compare the ways to render</Link>.
      </p>
    </SideSection>
  );
}
