import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import React, {type ReactNode} from 'react';
import type {FigureCard} from '@site/core/figures/types';
import styles from './picture.module.css';

type Props = NonNullable<FigureCard['picture']> & {alt: string};

/** A picture of the Studio with numbers, which a list below it explains. On a phone it is wider than the window, and scrolls. */
export function Picture({src, large, width, height, callouts, alt}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <>
      <div className={styles.window} role="group" aria-label="Picture" tabIndex={0}>
        <div className={styles.picture}>
          <img
            src={withBaseUrl(src)}
            srcSet={`${withBaseUrl(src)} ${width}w, ${withBaseUrl(large)} ${width * 2}w`}
            sizes="(max-width: 600px) 640px, 720px"
            width={width}
            height={height}
            alt={alt}
            loading="lazy"
            decoding="async"
          />
          {callouts.map(({x, y, says}, index) => (
            <span key={says} className={styles.number} style={{left: `${x}%`, top: `${y}%`}} aria-hidden="true">
              {index + 1}
            </span>
          ))}
        </div>
      </div>
      {callouts.length > 0 && (
        <ol className={styles.parts}>
          {callouts.map(({says}) => (
            <li key={says}>{says}</li>
          ))}
        </ol>
      )}
    </>
  );
}
