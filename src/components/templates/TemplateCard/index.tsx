import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import type {TemplatePoster, TemplateSummary} from '@site/plugins/catalog';
import {Card} from '@site/src/components/catalog/Card';
import {durationText, sizeText} from '@site/src/components/templates/duration';
import styles from './styles.module.css';

/** A template on the index page: the poster of its demo, what it is for, size and length. */
export function TemplateCard({template}: {template: TemplateSummary}): ReactNode {
  const {slug, name, description, size, duration, store, poster} = template;
  return (
    <Card title={name} to={`/templates/${slug}`} picture={<Picture poster={poster} />}>
      <p>{description}</p>
      <div className={styles.line}>
        {store && <span className={styles.paid}>Paid</span>}
        {size && (
          <span className="timecode">
            <span className="visually-hidden">Size: </span>
            {sizeText(size)}
          </span>
        )}
        {duration && (
          <span className={clsx('frames' in duration && 'timecode')}>
            <span className="visually-hidden">Duration: </span>
            {durationText(duration)}
          </span>
        )}
      </div>
    </Card>
  );
}

/** The poster, which repeats what the name says, whole on a ground of one height. */
function Picture({poster: {id, width, height, posters, version}}: {poster: TemplatePoster}): ReactNode {
  const folder = useBaseUrl(`/img/demos/${id}/`);
  return (
    <span className={clsx(styles.picture, Math.abs(width / height - 16 / 9) < 0.1 && styles.filled)}>
      <img src={`${folder}${posters[0]}.webp?${version}`} width={width} height={height} alt="" loading="lazy" decoding="async" />
    </span>
  );
}
