import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import type {Expert} from '@site/data/schema';
import {AsOf} from '@site/src/components/catalog/AsOf';
import {Facts} from '@site/src/components/catalog/Facts';
import {LabelList} from '@site/src/components/catalog/LabelList';
import {SideSection} from '@site/src/components/catalog/SideSection';
import {ContactActions} from '@site/src/components/experts/ContactActions';
import {profileLinks} from '@site/src/components/experts/links';
import {Works} from '@site/src/components/experts/Works';
import {LinkedData} from '@site/src/components/ui/LinkedData';
import {Monogram} from '@site/src/components/ui/Monogram';
import {Page} from '@site/src/components/ui/Page';
import {dateInWords} from '@site/src/lib/date-in-words';

/** /experts/<slug>: one person, with everything the catalog knows about them. What they have made comes first. */
export default function ExpertPage({expert}: {expert: Expert}): ReactNode {
  const {name, summary, skills, details = [], projects = [], clients = []} = expert;
  return (
    <Page
      title={name}
      description={`${name}: ${summary}`}
      parent={{label: 'Experts', to: '/experts/'}}
      mark={<Monogram name={name} isLarge />}
      lead={summary}
      actions={<ContactActions expert={expert} />}
    >
      <LinkedData
        data={{
          '@type': 'ProfilePage',
          mainEntity: {'@type': 'Person', name, description: summary, knowsAbout: skills, sameAs: profileLinks(expert).map(({href}) => href)},
        }}
      />
      {projects.length > 0 && <Works title="Projects" all={projects} />}
      {clients.length > 0 && <Works title="Clients" all={clients} />}
      <SideSection title="Profile" ground="sunken">
        {details.length > 0 && (
          <ul className="markdown">
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        )}
        <Facts
          facts={[
            {term: 'Skills', value: <LabelList name="Skills" labels={skills} filter="/experts/?skill=" />},
            ...profileLinks(expert).map(({place, text, href}) => ({term: place, value: <Link to={href}>{text}</Link>})),
            {term: 'Expert since', value: <time dateTime={expert.expert_since}>{dateInWords(expert.expert_since.slice(0, 7))}</time>},
            {term: 'As of', value: <AsOf {...expert} />},
          ]}
        />
        <p>
          <Link to="/experts/#listing">Change or remove this profile</Link>
        </p>
      </SideSection>
    </Page>
  );
}
