import type {SiteConfiguration} from '@site/src/lib/site-configuration';
import {privateChannel} from './private-channel';

/** A topic, and where to take it. */
type Channel = {matter: string; text: string; to: string; label: string};

/** Who to contact about what, in page order. */
export const channelsOf = (configuration: SiteConfiguration): Channel[] => {
  const {links} = configuration;
  const inPrivate = privateChannel(configuration);
  return [
    {
      matter: 'Licensing, and whether Remotion fits',
      text: 'Talk it through with the team before you decide: what you want to build, which license you need. The call takes 20 minutes and is not for technical support.',
      to: links.evaluationCall,
      label: 'Book an evaluation call',
    },
    {
      matter: 'Technical help',
      text: 'Ask in the public channels, where the answer helps the next person too, and show code that reproduces the problem. Direct messages are not a way to get support.',
      to: links.discord,
      label: 'Ask on Discord',
    },
    {
      matter: 'Bugs and missing features',
      text: 'Search the issues first. A new issue needs the version, what you expected, what happened, and the smallest code that shows it.',
      to: `${links.repository}/issues`,
      label: 'Report it on GitHub',
    },
    {
      matter: 'Somebody to build it for you',
      text: 'Experts know Remotion from their own projects and can be hired, for a consultation or for a whole project.',
      to: '/experts/',
      label: 'Find an expert',
    },
    {
      matter: 'A profile of yours, and other personal data',
      text: `To have a profile on this site changed or removed, or for anything that others should not read, ${inPrivate.how} ${inPrivate.label}. You need not say why.`,
      to: inPrivate.to,
      label: 'Write in private',
    },
  ];
};
