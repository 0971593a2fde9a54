import Link from '@docusaurus/Link';
import data from '@generated/catalog/default/home.json';
import React, {type ReactNode} from 'react';
import {Section} from '@site/src/components/ui/Section';
import {useDay} from '@site/src/hooks/useDay';
import {shuffle} from '@site/src/lib/shuffle';
import styles from './styles.module.css';

const SHOWN = 6;

/** Some of the experts for hire; the selection changes every day. */
export function Experts(): ReactNode {
  const day = useDay();
  const shown = (day ? shuffle(data.experts, day) : data.experts).slice(0, SHOWN);
  return (
    <Section
      title="Have it built"
      intro={
        <p>
          <Link to="/experts/">{data.experts.length} experts</Link> take on projects. They are independent; the {SHOWN} shown here change every day.
        </p>
      }
    >
      <ul className={styles.people}>
        {/* Keyed by position: when the day's order arrives, names change and nothing moves. */}
        {shown.map(({slug, name, skill}, place) => (
          <li key={place}>
            <Link to={`/experts/${slug}`}>{name}</Link> <span>{skill}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
