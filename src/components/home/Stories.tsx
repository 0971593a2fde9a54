import Link from '@docusaurus/Link';
import data from '@generated/catalog/default/home.json';
import React, {type ReactNode} from 'react';
import company from '@site/data/company.json';
import {LinkRows} from '@site/src/components/landing/Rows';
import {Section} from '@site/src/components/ui/Section';
import {dateInWords} from '@site/src/lib/date-in-words';
import styles from './styles.module.css';

/** Who makes videos with Remotion. */
export function Stories(): ReactNode {
  return (
    <Section
      title="In use"
      intro={
        <p>
          The <Link to="/showcase/">showcase</Link> has videos, tools and products; the <Link to="/success-stories">success stories</Link> are about companies
          and projects that build on Remotion. As of {dateInWords(company.users.asOf)}, the site of Remotion named these companies as users:
        </p>
      }
    >
      <ul className={styles.users} aria-label="Companies that use Remotion">
        {company.users.names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <LinkRows rows={data.stories.map(({title, description, to}) => ({to, label: title, text: description}))} />
    </Section>
  );
}
