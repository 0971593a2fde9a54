import Link from '@docusaurus/Link';
import data from '@generated/catalog/default/home.json';
import React, {type ReactNode} from 'react';
import {LinkRows} from '@site/src/components/landing/Rows';
import {Section} from '@site/src/components/ui/Section';
import styles from './styles.module.css';

const USERS = ['GitHub', 'Musixmatch', 'Wistia', 'SoundCloud'];

/** Who makes videos with Remotion. */
export function Stories(): ReactNode {
  return (
    <Section
      title="In use"
      intro={
        <p>
          The <Link to="/showcase/">showcase</Link> has videos and products, many with their source code; <Link to="/success-stories">success stories</Link>{' '}
          tell how some of them were built.
        </p>
      }
    >
      <ul className={styles.users} aria-label="Companies that trust Remotion">
        {USERS.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <LinkRows rows={data.stories.map(({title, description, to}) => ({to, label: title, text: description}))} />
    </Section>
  );
}
