import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import type {Expert} from '@site/data/schema';
import {AsOf} from '@site/src/components/catalog/AsOf';
import {Facts} from '@site/src/components/catalog/Facts';
import {LabelList} from '@site/src/components/catalog/LabelList';
import {SideSection} from '@site/src/components/catalog/SideSection';
import {profileLinks} from '@site/src/components/experts/links';
import {LinkedData} from '@site/src/components/ui/LinkedData';
import {Page} from '@site/src/components/ui/Page';
import {dateInWords} from '@site/src/lib/date-in-words';

/** /experts/<slug>: one person, with everything the catalog knows about them. */
export default function ExpertPage({expert}: {expert: Expert}): ReactNode {
  const {name, summary, skills, details = [], projects = [], clients = [], booking} = expert;
  return (
    <Page title={name} description={`${name}: ${summary}`} parent={{label: 'Experts', to: '/experts/'}} lead={summary} actions={<Actions booking={booking} />}>
      <LinkedData
        data={{
          '@type': 'ProfilePage',
          mainEntity: {'@type': 'Person', name, description: summary, knowsAbout: skills, sameAs: profileLinks(expert).map(({href}) => href)},
        }}
      />
      <SideSection title="Profile">
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
      </SideSection>
      {projects.length > 0 && <Named title="Projects" all={projects} />}
      {clients.length > 0 && <Named title="Clients" all={clients} />}
    </Page>
  );
}

function Named({title, all}: {title: string; all: {name: string; url: string}[]}): ReactNode {
  return (
    <SideSection title={title} ground="sunken">
      <ul className="markdown">
        {all.map(({name, url}) => (
          <li key={url}>
            <Link to={url}>{name}</Link>
          </li>
        ))}
      </ul>
    </SideSection>
  );
}

function Actions({booking}: {booking?: string}): ReactNode {
  return (
    <>
      {booking && (
        <Link to={booking} className="button button--primary">
          Book a call
        </Link>
      )}{' '}
      <Link to="/experts/" className="button button--secondary">
        All experts
      </Link>{' '}
      <Link to="/experts/#listing">Change or remove this profile</Link>
    </>
  );
}
