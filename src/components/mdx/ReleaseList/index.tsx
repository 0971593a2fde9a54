import Link from '@docusaurus/Link';
import releases from '@generated/releases/default/all.json';
import React, {type ReactNode} from 'react';
import {Changes} from './Changes';
import styles from './styles.module.css';

type Props = {
  /** The oldest release to list. */
  since: string;
  /** The release before which the list ends; it goes on to the documented one without it. */
  before?: string;
};

/** What each release was the first to have, and what it took away or changed, with links to the places that explain it. plugins/twins reads it in the built page, by the attributes. */
export function ReleaseList({since, before}: Props): ReactNode {
  const listed = releases.filter(({version}) => !isBefore(version, since) && (before === undefined || isBefore(version, before)));
  return (
    // The search would find each member here besides on its own page.
    <div data-component="ReleaseList" data-part={since} data-search="skip">
      {listed.map(({version, pages, changes}) => (
        <section key={version} className={styles.release}>
          <h3 id={`v${version.replaceAll('.', '-')}`}>{version}</h3>
          <ul>
            {pages.map(({title, to, isNew, members}) => (
              <li key={to}>
                <Link to={to}>{title}</Link>
                {isNew && ' is new'}
                {members.length > 0 && (isNew ? ', with ' : ': ')}
                {members.map(({name, id}, index) => (
                  <React.Fragment key={id}>
                    {index > 0 && ', '}
                    <Link to={`${to}#${id}`}>
                      <code>{name}</code>
                    </Link>
                  </React.Fragment>
                ))}
              </li>
            ))}
            <Changes changes={changes} />
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Whether a version is older than another. */
function isBefore(version: string, other: string): boolean {
  const [a, b] = [version, other].map((text) => text.split('.').map(Number));
  const at = (a ?? []).findIndex((number, index) => number !== b?.[index]);
  return at >= 0 && (a?.[at] ?? 0) < (b?.[at] ?? 0);
}
