import Link from '@docusaurus/Link';
import React, {Fragment, type ReactNode} from 'react';
import type {TemplateWithLinks} from '@site/src/components/templates/template-data';
import type {DemoCard} from '@site/core/demos/types';
import {Demo} from '@site/src/components/mdx/Demo';
import styles from './styles.module.css';

type Props = {
  template: TemplateWithLinks;
  card: DemoCard;
  /** Goes beside the demo on wide screens. */
  children: ReactNode;
};

/** The demo that shows a template, with what to do next beside it. */
export function Preview({template: {size, alike, variant}, card, children}: Props): ReactNode {
  return (
    <div className={styles.columns}>
      <div className={styles.demo}>
        <Demo id={card.id} card={card} variant={variant} isHigh />
        <p className={styles.note}>
          A composition made for this page, in the spirit{size && ' and the size'} of the template.
          {alike.length > 0 && (
            <>
              {' '}
              It also stands for{' '}
              {alike.map(({slug, name}, index) => (
                <Fragment key={slug}>
                  {index > 0 && ' and '}
                  <Link to={`/templates/${slug}`}>{name}</Link>
                </Fragment>
              ))}
              .
            </>
          )}
        </p>
      </div>
      <div className={styles.aside}>{children}</div>
    </div>
  );
}
