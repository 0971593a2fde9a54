import React, {type ReactNode} from 'react';
import {Section} from '@site/src/components/ui/Section';
import styles from './styles.module.css';

type Props = {
  title: string;
  ground?: 'paper' | 'sunken';
  /** Goes beside the title on wide screens. */
  children: ReactNode;
  /** Goes below both. */
  below?: ReactNode;
};

/** A section whose content is short enough to go beside its title. */
export function SideSection({title, ground, children, below}: Props): ReactNode {
  return (
    <Section title={title} ground={ground} intro={<div className={styles.content}>{children}</div>}>
      {below}
    </Section>
  );
}
