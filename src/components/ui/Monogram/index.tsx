import React, {type CSSProperties, type ReactNode} from 'react';
import {seededRandom} from '@site/src/lib/shuffle';
import styles from './styles.module.css';

const GROUNDS = ['ink', 'accent', 'sunken', 'soft'] as const;

type Props = {name: string; isLarge?: boolean};

/** The initials of a person on a frame with a ruler, in place of a portrait; the name stands beside it. A name always has the same ground and mark. */
export function Monogram({name, isLarge = false}: Props): ReactNode {
  const random = seededRandom(name);
  // For similar names, the first numbers are similar too.
  for (let skipped = 0; skipped < 3; skipped++) random();
  const ground = GROUNDS[Math.floor(random() * GROUNDS.length)];
  return (
    <span className={styles.monogram} data-ground={ground} data-large={isLarge} style={{'--at': random()} as CSSProperties} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

/** "Sam Bowen Hughes" → "SH"; a single word gives two letters. */
const initialsOf = (name: string): string => {
  const words = name.split(/[\s-]+/).filter(Boolean);
  const [first = '', last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return last ? first.charAt(0) + last.charAt(0) : first.slice(0, 2);
};
