import Link from '@docusaurus/Link';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import {filterId} from '../filter';
import styles from './styles.module.css';

type Props = {
  labels: string[];
  /** What the labels are, for screen readers: "Skills". */
  name: string;
  /** URL of the page that filters by a label, up to the label's ID: "/experts/?skill=". */
  filter?: string;
  /** Pushes the list to the end of a card. */
  atEnd?: boolean;
};

/** Labels on one line; where there is a filter, each links to the entries that share it. */
export function LabelList({labels, name, filter, atEnd = false}: Props): ReactNode {
  return (
    <ul className={clsx(styles.labels, atEnd && styles.atEnd)} aria-label={name}>
      {labels.map((label) => (
        <li key={label}>{filter ? <Link to={filter + filterId(label)}>{label}</Link> : label}</li>
      ))}
    </ul>
  );
}
