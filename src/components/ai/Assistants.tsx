import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import React, {Fragment, type ReactNode} from 'react';
import {useSiteConfiguration} from '@site/src/hooks/useSiteConfiguration';
import {assistantLinks} from './assistant-links';
import styles from './styles.module.css';

type Props = {
  question: string;
  /** Path of the page the question is about; without it, the whole documentation. */
  path?: string;
};

/** Plain links to assistants; nothing is sent before the reader follows one. */
export function Assistants({question, path}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {version} = useSiteConfiguration();
  const address = siteConfig.url + (path ?? `${siteConfig.baseUrl}docs/`);
  return (
    <p className={styles.assistants}>
      {assistantLinks({address, version, question}).map(({name, href}) => (
        <Fragment key={name}>
          <Link to={href} className="button button--secondary">
            Ask in {name}
          </Link>{' '}
        </Fragment>
      ))}
      <span className={styles.note}>
        The links open their sites with the URL of {path === undefined ? 'the documentation' : 'this page'} and your question; what you write there goes to
        them.
      </span>
    </p>
  );
}
