import React, {type ReactNode} from 'react';
import {TextLink} from '@site/src/components/landing/TextLink';
import {FREE} from './words';

/** The answer in one line, for the first screen of a landing page. */
export function IsItFree(): ReactNode {
  return (
    <>
      Free for {FREE.all}. <TextLink to="/docs/license">Is it free for me?</TextLink>
    </>
  );
}
