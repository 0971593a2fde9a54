import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import type {ChangedThing} from '@site/core/data/releases';
import {byKind} from '@site/src/lib/change-labels';

/** What a release took away or changed, one entry for each kind of change. */
export function Changes({changes}: {changes: ChangedThing[]}): ReactNode {
  return byKind(changes).map(({label, changes: own}) => (
    <li key={label}>
      {label}:{' '}
      {own.map((change, index) => (
        <React.Fragment key={`${change.package} ${change.name}`}>
          {index > 0 && ', '}
          <Change {...change} />
        </React.Fragment>
      ))}
    </li>
  ));
}

/** A name with the package that has it, and what is different. */
function Change({package: from, name, to, before, after, previous, href}: ChangedThing): ReactNode {
  const code = <code>{name}</code>;
  return (
    <>
      {href ? <Link to={href}>{code}</Link> : code} of {from}
      {to && (
        <>
          {' '}
          to <code>{to}</code>
        </>
      )}
      {after !== undefined && (
        <>
          {' '}
          (<code>{before}</code> → <code>{after}</code>)
        </>
      )}
      {previous && ` (after ${previous})`}
    </>
  );
}
