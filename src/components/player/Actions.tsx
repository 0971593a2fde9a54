import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import {TextLink} from '@site/src/components/landing/TextLink';

/** The two ways into the Player's documentation. */
export function Actions(): ReactNode {
  return (
    <>
      <Link className="button button--primary" to="/docs/player/">
        Read the guide
      </Link>{' '}
      <TextLink to="/docs/player/player">All props and methods</TextLink>
    </>
  );
}
