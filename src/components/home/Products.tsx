import Link from '@docusaurus/Link';
import data from '@generated/catalog/default/home.json';
import React, {type ReactNode} from 'react';
import {Section} from '@site/src/components/ui/Section';
import styles from './styles.module.css';

/** The parts of the toolkit, and what is sold beside it. */
export function Products(): ReactNode {
  return (
    <Section title="What belongs to it" intro={<p>Each of these is used without the others; together they make an app that produces videos.</p>}>
      <ul className={styles.products}>
        {data.products.map(({text, ...link}) => (
          <li key={link.label}>
            <h3>
              <Link {...('to' in link ? {to: link.to} : {href: link.href})}>{link.label}</Link>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
