import type {SiteConfiguration} from '@site/src/lib/site-configuration';
import type {Destination, FormDefinition, Message} from '@site/src/components/form/definition';

/** The questions of the contact form. */
export const CONTACT_FORM: FormDefinition = {
  id: 'contact',
  title: ({subject = ''}) => subject.trim(),
  fields: [
    {name: 'name', label: 'Your name', control: 'text', maxLength: 120, autoComplete: 'name', isPrivate: true},
    {name: 'email', label: 'Your e-mail address', control: 'email', maxLength: 254, autoComplete: 'email', hint: 'For the answer.', isPrivate: true},
    {name: 'topic', label: 'Topic', control: 'select', options: ['Licensing', 'Whether Remotion fits', 'Something else'], isPrivate: true},
    {name: 'subject', label: 'Subject', control: 'text', maxLength: 120, issuePart: 'title'},
    {
      name: 'message',
      label: 'Message',
      control: 'textarea',
      maxLength: 5000,
      hint: 'What you want to build, and what you would like to know.',
      issuePart: 'body',
    },
  ],
};

/** Where the contact form's answers go: to the endpoint, else into an e-mail, else into a public issue. */
export function contactDestination({contactEndpoint, contactEmail, links}: Pick<SiteConfiguration, 'contactEndpoint' | 'contactEmail' | 'links'>): Destination {
  const message: Message = contactEmail ? {kind: 'mail', address: contactEmail} : {kind: 'issue', repository: links.repository};
  return contactEndpoint ? {kind: 'endpoint', url: contactEndpoint, otherwise: message} : message;
}
