import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import type {Sourced} from '@site/data/schema';
import {dateInWords} from '@site/src/lib/date-in-words';

/** When an entry was so, with links to where that can be looked up. */
export function AsOf({source, asOf, checked}: Sourced): ReactNode {
  return (
    <>
      {dateInWords(checked ?? asOf)}
      {source.map((from) => (
        <React.Fragment key={from}>
          , <Link to={from}>source</Link>
        </React.Fragment>
      ))}
    </>
  );
}
