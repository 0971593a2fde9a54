import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import {posterName} from '@site/demos/lib/variants';
import type {TemplatePoster} from '@site/src/components/templates/template-data';
import styles from './styles.module.css';

/** A template's poster, shown whole in a frame of fixed proportions. Its alt text is empty, as the name is beside it. */
export function TemplatePicture({poster: {id, width, height, posters, version, variant}}: {poster: TemplatePoster}): ReactNode {
  const folder = useBaseUrl(`/img/demos/${id}/`);
  return (
    <span className={clsx(styles.picture, Math.abs(width / height - 16 / 9) < 0.1 && styles.filled)}>
      <img src={`${folder}${posterName(posters[0], variant)}?${version}`} width={width} height={height} alt="" loading="lazy" decoding="async" />
    </span>
  );
}
