import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import type {TemplateSummary} from '@site/src/components/templates/template-data';
import {Card} from '@site/src/components/catalog/Card';
import {durationText, sizeText} from '@site/src/components/templates/duration';
import {TemplatePicture} from '@site/src/components/templates/TemplatePicture';
import styles from './styles.module.css';

/** A template on the index page: the poster of its demo, what it is for, and its size and length. */
export function TemplateCard({template}: {template: TemplateSummary}): ReactNode {
  const {slug, name, description, size, duration, store, poster} = template;
  return (
    <Card title={name} to={`/templates/${slug}`} picture={<TemplatePicture poster={poster} />}>
      <p>{description}</p>
      <div className={styles.line}>
        {store && <span className={styles.paid}>Paid</span>}{' '}
        {size && (
          <span className="timecode">
            <span className="visually-hidden">Size: </span>
            {sizeText(size)}
          </span>
        )}{' '}
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
