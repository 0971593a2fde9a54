import Link from '@docusaurus/Link';
import data from '@generated/catalog/default/home.json';
import React, {type ReactNode} from 'react';
import {Section} from '@site/src/components/ui/Section';
import styles from './styles.module.css';

/** The parts of the toolkit, and what is sold alongside it. */
export function Products(): ReactNode {
  return (
    <Section title="The parts of the toolkit" intro={<p>Use each of them on its own, or combine them into an app that produces videos.</p>}>
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
