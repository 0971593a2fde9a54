import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import {PageMenu} from '@site/src/components/ai/PageMenu';
import {VersionChoice} from '@site/src/components/docs/VersionChoice';
import {useSiteConfiguration} from '@site/src/hooks/useSiteConfiguration';
import type {PageKind} from '@site/core/corpus/front-matter-schema';
import {readingTime} from '@site/src/lib/reading-time';
import styles from './styles.module.css';

const KIND_NAMES: Record<PageKind, string> = {
  api: 'API',
  'api-index': 'Package',
  cli: 'Command line',
  config: 'Configuration',
  faq: 'Question',
  guide: 'Guide',
  index: 'Overview',
  legal: 'Legal',
  migration: 'Migration',
  recipe: 'Recipe',
  troubleshooting: 'Troubleshooting',
  type: 'Type',
};

type Props = {
  kind: PageKind;
  packageName?: string;
  /** Path of the code in the toolkit's repository: a file, or the folder of a package. */
  source?: string;
  /** How long it takes to read; absent on pages to look something up. */
  seconds?: number;
  /** The export that the page documents, and how many demos use it. */
  api?: string;
  examples?: number;
};

/** The line above a page's title: what kind of page it is, what it belongs to, and what can be done with it. */
export function DocFacts({kind, packageName, source, seconds, api, examples}: Props): ReactNode {
  const {version, links} = useSiteConfiguration();
  return (
    <div className={styles.facts} data-search="skip" data-kind={kind} data-package={packageName}>
      <span className={styles.kind}>{KIND_NAMES[kind]}</span>{' '}
      {packageName && (
        <span className="timecode">
          {packageName}@{version}
        </span>
      )}{' '}
      {source && (
        // The state of the documented release, so that the code is what the page describes.
        <a href={`${links.repository}/${/\.tsx?$/.test(source) ? 'blob' : 'tree'}/v${version}/${source}`}>Source code</a>
      )}{' '}
      {api && examples && <Link to={`/examples/?api=${api.toLowerCase()}`}>{`${examples} example${examples === 1 ? ' uses' : 's use'} it`}</Link>}{' '}
      <div className={styles.end}>
        {seconds && <span>{readingTime(seconds)}</span>}
        <VersionChoice />
        <PageMenu />
      </div>
    </div>
  );
}
