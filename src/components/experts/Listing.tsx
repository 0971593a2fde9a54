import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import {contactDestination} from '@site/src/components/contact/contact-form';
import {privateChannel} from '@site/src/components/contact/private-channel';
import {TextLink} from '@site/src/components/landing/TextLink';
import {Section} from '@site/src/components/ui/Section';
import {useSiteConfiguration} from '@site/src/hooks/useSiteConfiguration';

/** How a profile is added, and how it is removed. */
export function Listing(): ReactNode {
  const configuration = useSiteConfiguration();
  const inPrivate = privateChannel(configuration);
  const isPublic = contactDestination(configuration).kind === 'issue';
  return (
    <Section
      id="listing"
      title="Be listed, or taken off"
      ground="sunken"
      intro={
        <ul className="markdown">
          <li>
            To be taken off, or to have something corrected, {inPrivate.how} <TextLink to={inPrivate.to}>{inPrivate.label}</TextLink>: this is private, and you
            need not say why. Without its file, a profile leaves this page, the search and the sitemap.
          </li>
          <li>
            To be listed, <Link to="/contact/">write to Remotion</Link> with your name, a sentence on what you do, your skills, a project or two that can be
            seen, and where you can be reached. {isPublic && 'That form writes a public issue, so leave out what only Remotion should read.'}
          </li>
          <li>
            A profile is one file, <code>data/experts/your-name.yml</code>, in the repository of this site. A pull request that adds or changes yours does the
            same, in public.
          </li>
        </ul>
      }
    />
  );
}
