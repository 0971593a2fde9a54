import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import React, {type ReactNode} from 'react';
import {Prose} from '@site/src/components/landing/Prose';
import {useSiteConfiguration} from '@site/src/hooks/useSiteConfiguration';
import {assistantLinks} from './assistant-links';

/** Plain links to assistants; nothing is sent before the reader follows one. */
export function Assistants(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {version} = useSiteConfiguration();
  const docsUrl = `${siteConfig.url}${siteConfig.baseUrl}docs/`;
  return (
    <Prose>
      <p>
        Or ask an assistant elsewhere, with the address of this documentation as a first message:{' '}
        {assistantLinks(docsUrl, version).map(({name, href}, index) => (
          <React.Fragment key={name}>
            {index > 0 && ', '}
            <Link to={href}>Ask in {name}</Link>
          </React.Fragment>
        ))}
        . The link opens their site; what you write there goes to them.
      </p>
    </Prose>
  );
}
