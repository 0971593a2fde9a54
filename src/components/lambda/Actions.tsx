import React, {type ReactNode} from 'react';
import {TextLink} from '@site/src/components/landing/TextLink';
import {useSiteConfiguration} from '@site/src/hooks/useSiteConfiguration';

/** Down to the setup, or out to the people who run it. */
export function Actions(): ReactNode {
  const {links} = useSiteConfiguration();
  return (
    <>
      <a className="button button--primary" href="#setup">
        Set it up
      </a>
      <TextLink to={links.discord}>Ask in #lambda on Discord</TextLink>
    </>
  );
}
