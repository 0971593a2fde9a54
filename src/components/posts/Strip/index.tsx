import useBaseUrl from '@docusaurus/useBaseUrl';
import React, {type CSSProperties, type ReactNode} from 'react';
import type {PostFacts} from '@site/src/lib/post-facts';
import styles from './styles.module.css';

type Props = NonNullable<PostFacts['strip_picture']> & {
  /** Set on a post's own page, where the image should not be loaded lazily. */
  eager?: boolean;
};

/** Five frames of a post's demo: the image for a post about something that moves. */
export function Strip({src, width, height, alt, eager}: Props): ReactNode {
  const style = {'--aspect': width / height} as CSSProperties;
  return (
    <img
      className={styles.strip}
      style={style}
      src={useBaseUrl(`/${src}`)}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
