import React, {type ReactNode} from 'react';
import {TextLink} from '@site/src/components/landing/TextLink';
import {Section} from '@site/src/components/ui/Section';
import {useSiteConfiguration} from '@site/src/hooks/useSiteConfiguration';
import {channelsOf} from './channel-list';
import styles from './styles.module.css';

/** Each topic, and where to take it. */
export function Channels(): ReactNode {
  const configuration = useSiteConfiguration();
  return (
    <Section title="Who to reach for what">
      <ul className="ruled-rows">
        {channelsOf(configuration).map(({matter, text, to, label}) => (
          <li key={matter} className={styles.channel}>
            <h3 className={styles.matter}>{matter}</h3>
            <p className={styles.text}>{text}</p>
            <TextLink to={to}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
