import React, {type ReactNode} from 'react';
import {TextLink} from '@site/src/components/landing/TextLink';
import {useSiteConfiguration} from '@site/src/hooks/useSiteConfiguration';

/** Links to the setup further down and to the Discord channel. */
export function Actions(): ReactNode {
  const {links} = useSiteConfiguration();
  return (
    <>
      <a className="button button--primary" href="#setup">
        Set it up
      </a>{' '}
      <TextLink to={links.discord}>Ask in #lambda on Discord</TextLink>
    </>
  );
}
