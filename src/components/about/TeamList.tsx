import React, {type ReactNode} from 'react';
import company from '@site/data/company.json';
import {Monogram} from '@site/src/components/ui/Monogram';
import {TextLink} from '@site/src/components/landing/TextLink';
import {Section} from '@site/src/components/ui/Section';
import {dateInWords} from '@site/src/lib/date-in-words';
import styles from './styles.module.css';

const {team} = company;

/** Who works on the toolkit, and where to follow them. */
export function TeamList(): ReactNode {
  return (
    <Section
      title="Team"
      intro={
        <p>
          As of {dateInWords(team.asOf)}, and unchanged in {dateInWords(team.checked)}.
        </p>
      }
    >
      <ul className="ruled-rows">
        {team.people.map(({name, role, github, x}) => (
          <li key={name} className={styles.row}>
            <Monogram name={name} /> <strong className={styles.name}>{name}</strong> <span className={styles.quiet}>{role}</span>{' '}
            <span className={styles.links}>
              <TextLink to={`https://github.com/${github}`} aria-label={`${name} on GitHub`}>
                GitHub
              </TextLink>{' '}
              <TextLink to={`https://x.com/${x}`} aria-label={`${name} on X`}>
                X
              </TextLink>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
