import React, {type ReactNode} from 'react';
import type {ShowcaseEntry} from '@site/data/schema';
import {seededRandom} from '@site/src/lib/shuffle';
import {ANY, MOTIFS} from './motifs';
import styles from './styles.module.css';

const STAGE = {width: 320, height: 180};

const PALETTES = [
  {ground: '#15171c', ink: '#e8e6e1', accent: '#ff7a5c'},
  {ground: '#dfeafa', ink: '#1d4f93', accent: '#e5482d'},
  {ground: '#e9e5da', ink: '#15171c', accent: '#0b62d6'},
  {ground: '#1d4f93', ink: '#dfeafa', accent: '#ff7a5c'},
  {ground: '#15171c', ink: '#6fb1ff', accent: '#e8e6e1'},
  {ground: '#f6dcd4', ink: '#8c2f1e', accent: '#15171c'},
] as const;

/** An illustration for an entry, generated from its slug, its tags and its video's format, so that no outside image is needed. */
export function EntryPicture({entry: {slug, tags, size}}: {entry: Pick<ShowcaseEntry, 'slug' | 'tags' | 'size'>}): ReactNode {
  const random = seededRandom(slug);
  // For similar slugs, the first numbers are similar too.
  for (let skipped = 0; skipped < 3; skipped++) random();
  const {ground, ink, accent} = PALETTES[Math.floor(random() * PALETTES.length)]!;
  const width = Math.min(STAGE.width, (STAGE.height * size.width) / size.height);
  const height = Math.min(STAGE.height, (STAGE.width * size.height) / size.width);
  const motif = Object.keys(MOTIFS).find((tag) => tags.includes(tag));
  const draw = MOTIFS[motif ?? ''] ?? ANY;
  return (
    <svg className={styles.picture} viewBox={`0 0 ${STAGE.width} ${STAGE.height}`} fill="none" aria-hidden="true">
      <svg x={(STAGE.width - width) / 2} y={(STAGE.height - height) / 2} width={width} height={height} viewBox={`0 0 ${width} ${height}`} data-motif={motif}>
        <path d={`M0 0H${width}V${height}H0Z`} fill={ground} />
        {draw({width, height, ink, accent, random})}
      </svg>
    </svg>
  );
}
