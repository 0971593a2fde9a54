import React, {type ReactNode} from 'react';
import {useSiteConfiguration} from '@site/src/hooks/useSiteConfiguration';
import {timecode} from '@site/src/lib/timecode';
import styles from './styles.module.css';

const KIND_NAMES: Record<string, string> = {
  api: 'API',
  'api-index': 'Package',
  cli: 'Command line',
  config: 'Configuration',
  faq: 'Question',
  guide: 'Guide',
  index: 'Overview',
  legal: 'Legal',
  migration: 'Migration',
  troubleshooting: 'Troubleshooting',
  type: 'Type',
};

type Props = {
  kind: string;
  packageName?: string;
  /** Path of the code in the toolkit's repository: a file, or the folder of a package. */
  source?: string;
  seconds: number;
};

/** The line above a page's title. The reading time is a timecode, in keeping with the site's style for numbers. */
export function DocFacts({kind, packageName, source, seconds}: Props): ReactNode {
  const {version, links} = useSiteConfiguration();
  return (
    <p className={styles.facts} data-search="skip" data-kind={kind} data-package={packageName}>
      <span className={styles.kind}>{KIND_NAMES[kind] ?? kind}</span>
      {packageName && (
        <span className="timecode">
          {packageName}@{version}
        </span>
      )}
      {source && (
        // The state of the documented release, so that the code is what the page describes.
        <a href={`${links.repository}/${/\.tsx?$/.test(source) ? 'blob' : 'tree'}/v${version}/${source}`}>Source code</a>
      )}
      <span className={styles.time}>
        <span className="timecode">{timecode(seconds)}</span> to read
      </span>
    </p>
  );
}
