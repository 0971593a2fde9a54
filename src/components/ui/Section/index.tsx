import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import React, {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  title?: ReactNode;
  /** Goes beside the title on wide screens. */
  intro?: ReactNode;
  /** A different background sets the section off from its neighbors. */
  ground?: 'paper' | 'sunken';
  id?: string;
  children?: ReactNode;
};

/** A part of a landing page: a hairline, a heading, content. Sections are set off by lines, not boxes. */
export function Section({title, intro, ground = 'paper', id, children}: Props): ReactNode {
  const heading = useId();
  const {collectAnchor} = useBrokenLinks();
  collectAnchor(id);
  return (
    <section id={id} aria-labelledby={title ? heading : undefined} className={clsx(styles.section, ground === 'sunken' && styles.sunken)}>
      <div className={styles.inner}>
        {title && (
          <div className={styles.head}>
            <h2 id={heading} className={styles.title}>
              {title}
            </h2>
            {intro && <div className={styles.intro}>{intro}</div>}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
