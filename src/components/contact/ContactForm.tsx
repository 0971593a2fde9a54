import React, {type ReactNode} from 'react';
import {Form} from '@site/src/components/form';
import type {Destination} from '@site/src/components/form/definition';
import {Section} from '@site/src/components/ui/Section';
import {useSiteConfiguration} from '@site/src/hooks/useSiteConfiguration';
import {CONTACT_FORM, contactDestination} from './contact-form';

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
    intro: 'The form writes an issue for the repository on GitHub, where anybody can read it. Keep prices, contracts and names for the evaluation call.',
    action: 'Write the issue',
  },
};

/** The form, worded for wherever its answers go. */
export function ContactForm(): ReactNode {
  const destination = contactDestination(useSiteConfiguration());
  const {title, intro, action} = WORDS[destination.kind];
  return (
    <Section title={title} ground="sunken" intro={<p>{intro}</p>}>
      <Form definition={CONTACT_FORM} destination={destination} action={action} thanks="Your message has reached us. The answer goes to your e-mail address." />
    </Section>
  );
}
