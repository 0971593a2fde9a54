import React, {type ReactNode} from 'react';
import {Form} from '@site/src/components/form';
import type {Destination} from '@site/src/components/form/definition';
import {TextLink} from '@site/src/components/landing/TextLink';
import {Section} from '@site/src/components/ui/Section';
import {useSiteConfiguration} from '@site/src/hooks/useSiteConfiguration';
import {CONTACT_FORM, contactDestination} from './contact-form';
import {privateChannel} from './private-channel';

const WORDS: Record<Destination['kind'], {title: string; intro: string; action: string}> = {
  endpoint: {
    title: 'Write to us',
    intro: 'For questions about licenses and fit. Technical questions are answered on Discord.',
    action: 'Send the message',
  },
  mail: {
    title: 'Write to us',
    intro: 'For questions about licenses and fit. The form writes an e-mail that you send from your own mailbox.',
    action: 'Write the e-mail',
  },
  issue: {
    title: 'Ask in public',
    intro:
      'What you write here becomes public: the form writes an issue for the repository on GitHub, where anybody can read it and search engines find it. Keep prices, contracts and names for the evaluation call.',
    action: 'Write the issue',
  },
};

/** The form, worded for wherever its answers go. */
export function ContactForm(): ReactNode {
  const configuration = useSiteConfiguration();
  const destination = contactDestination(configuration);
  const inPrivate = privateChannel(configuration);
  const {title, intro, action} = WORDS[destination.kind];
  return (
    <Section
      title={title}
      ground="sunken"
      intro={
        <>
          <p>{intro}</p>
          {destination.kind === 'issue' && (
            <p>
              About yourself, a profile or personal data, {inPrivate.how} <TextLink to={inPrivate.to}>{inPrivate.label}</TextLink> instead.
            </p>
          )}
        </>
      }
    >
      <Form definition={CONTACT_FORM} destination={destination} action={action} thanks="Your message has reached us. The answer goes to your e-mail address." />
    </Section>
  );
}
