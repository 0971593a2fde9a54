import useBaseUrl from '@docusaurus/useBaseUrl';
import React, {useEffect, useState, type ReactNode} from 'react';
import {useReaderVersion} from '@site/src/hooks/useReaderVersion';
import {isNewer} from '@site/src/lib/reader-version';
import styles from './MissingMark.module.css';

type FirstReleases = Record<string, string>;

/** Says that the reader's release lacks what a result leads to. The list of releases is loaded for readers who have chosen theirs. */
export function MissingMark({url}: {url: string}): ReactNode {
  const {version} = useReaderVersion();
  const base = useBaseUrl('/');
  const [releases, setReleases] = useState<FirstReleases>();
  useEffect(() => {
    if (version === undefined) return;
    import('@generated/releases/default/by-address.json').then(
      (loaded) => setReleases(loaded.default),
      // The page says it, too.
      () => undefined,
    );
  }, [version]);
  if (version === undefined || !releases) return null;
  const address = `/${url.startsWith(base) ? url.slice(base.length) : url}`;
  // A section of a page that is newer is newer as well.
  const first = [address, address.replace(/#.*/, '')].map((each) => releases[each]).find((each) => each !== undefined && isNewer(each, version));
  return first ? <span className={styles.mark}>not in {version}</span> : null;
}
