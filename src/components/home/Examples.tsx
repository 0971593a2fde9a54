import Link from '@docusaurus/Link';
import home from '@generated/examples/default/home.json';
import React, {type ReactNode} from 'react';
import {TemplatePicture} from '@site/src/components/templates/TemplatePicture';
import {Section} from '@site/src/components/ui/Section';
import styles from './styles.module.css';

/** A few frames of the contact sheet, and the way to all of them. */
export function Examples(): ReactNode {
  return (
    <Section
      title="See what it makes"
      intro={
        <p>
          <Link to="/examples/">All {home.count} examples</Link> move when you point at them and open into their code.
        </p>
      }
    >
      <ul className={styles.strip}>
        {home.tiles.map((tile) => (
          <li key={tile.id}>
            <TemplatePicture poster={tile} />
            <h3>
              <Link to={`/examples/?demo=${tile.id}`}>{tile.title}</Link>
            </h3>
          </li>
        ))}
      </ul>
    </Section>
  );
}
