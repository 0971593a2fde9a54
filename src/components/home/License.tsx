import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import {Section} from '@site/src/components/ui/Section';
import {useSiteConfiguration} from '@site/src/hooks/useSiteConfiguration';

export function License(): ReactNode {
  const {links} = useSiteConfiguration();
  return (
    <Section
      ground="sunken"
      title="Free to start with"
      intro={
        <>
          <p>
            Individuals, non-profits and for-profit organisations of up to three employees use Remotion free of charge, also commercially. Larger companies need
            a company licence.
          </p>
          <p>
            <Link to={links.license}>License and pricing</Link> has the terms; <Link to="/contact/">Contact</Link> says who answers questions about them.
          </p>
        </>
      }
    />
  );
}
