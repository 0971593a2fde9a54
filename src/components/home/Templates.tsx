import Link from '@docusaurus/Link';
import data from '@generated/catalog/default/home.json';
import React, {type ReactNode} from 'react';
import {TemplatePicture} from '@site/src/components/templates/TemplatePicture';
import {Section} from '@site/src/components/ui/Section';
import styles from './styles.module.css';

/** Four templates to start with, and a link to all of them. */
export function Templates(): ReactNode {
  return (
    <Section
      ground="sunken"
      title="Start from a template"
      intro={
        <p>
          Each is a complete project. <Link to="/templates/">All {data.templateCount} templates</Link> range from captions to 3D.
        </p>
      }
    >
      <ul className={styles.strip}>
        {data.templates.map(({slug, name, description, flag, poster}) => (
          <li key={slug}>
            <TemplatePicture poster={poster} />
            <h3>
              <Link to={`/templates/${slug}`}>{name}</Link>
            </h3>
            <p>{description}</p>
            {flag && <code>{flag}</code>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
