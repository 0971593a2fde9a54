import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import company from '@site/data/company.json';
import {Facts} from '@site/src/components/catalog/Facts';
import {Prose} from '@site/src/components/landing/Prose';
import {Section} from '@site/src/components/ui/Section';
import {FREE, PAYING} from '@site/src/components/license/words';
import styles from './styles.module.css';
import {useSiteConfiguration} from '@site/src/hooks/useSiteConfiguration';
import {dateInWords} from '@site/src/lib/date-in-words';
import {thousands} from '@site/src/lib/thousands';

const {team, contributors, funding} = company;
const raised = Math.max(...funding.rounds.map(({raisedInAll}) => raisedInAll));

/** What the company is, where it is based, and how it makes money. */
export function Company(): ReactNode {
  const {links} = useSiteConfiguration();
  return (
    <Section title="The company">
      <Prose>
        <p>
          Remotion AG is a company in Zurich, Switzerland. It makes Remotion, the toolkit for creating videos in React, and the products around it: the{' '}
          <Link to="/player/">Player</Link>, <Link to="/lambda/">Lambda</Link>, the <Link to="/docs/recorder/">Recorder</Link> and what the{' '}
          <Link to={links.store}>store</Link> sells.
        </p>
        <p>
          The source code of the toolkit is <Link to={links.repository}>public on GitHub</Link>, and videos render on your own machines. It is free for{' '}
          {FREE.all}; {PAYING.all} pay for a <Link to="/docs/license">license</Link>.
        </p>
        <p>
          The <Link to="/blog">blog</Link> tells what has been released since 2021; what others have built is in the <Link to="/showcase/">showcase</Link> and
          in the <Link to="/success-stories">success stories</Link>. To reach us, see <Link to="/contact/">Contact</Link>.
        </p>
      </Prose>
      <div className={styles.facts}>
        <Facts
          facts={[
            {term: 'Company', value: 'Remotion AG'},
            {term: 'Place', value: 'Zurich, Switzerland'},
            {term: 'Announced', value: <Link to="/blog/introducing-remotion">{dateInWords('2021-02-08')}</Link>},
            {term: 'Team', value: `${team.people.length} people, as of ${dateInWords(team.asOf)}`},
            {
              term: 'Contributors',
              value: (
                <>
                  more than <Link to={contributors.list}>{contributors.moreThan} people</Link>, as of {dateInWords(contributors.asOf)}
                </>
              ),
            },
            {term: 'Funding', value: <Link to="/docs/investors">{`${thousands(raised)} ${funding.currency} in all`}</Link>},
          ]}
        />
      </div>
    </Section>
  );
}
