import React, {type ReactNode} from 'react';
import {Channels} from '@site/src/components/contact/Channels';
import {ContactForm} from '@site/src/components/contact/ContactForm';
import {Page} from '@site/src/components/ui/Page';

export default function ContactPage(): ReactNode {
  return (
    <Page
      title="Contact"
      description="Who to reach for what: a call about licenses and fit, technical help on Discord, bugs on GitHub, and experts who can be hired."
      lead="The right place depends on the question. Technical questions are answered in public, not by e-mail or in calls."
    >
      <Channels />
      <ContactForm />
    </Page>
  );
}
