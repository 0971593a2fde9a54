import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import {SearchPanel} from '@site/src/components/search/SearchPanel';
import {Page} from '@site/src/components/ui/Page';
import {Section} from '@site/src/components/ui/Section';

export default function SearchPage(): ReactNode {
  return (
    <Page title="Search" description="Search the documentation, the posts and the pages of this site, from its own index or a hosted one.">
      <Section>
        <noscript>
          <p>
            The search runs in your browser and needs JavaScript. Without it, the <Link to="/docs/api">API reference</Link> and the{' '}
            <Link to="/docs/">documentation</Link> list their pages.
          </p>
        </noscript>
        <SearchPanel />
      </Section>
    </Page>
  );
}
