import React, {type ReactNode} from 'react';
import {LinkRows, type LinkRow} from '@site/src/components/landing/Rows';
import {Section} from '@site/src/components/ui/Section';

const rows: LinkRow[] = [
  {
    to: '/docs/cli/render',
    label: 'The command line',
    text: 'For a video that you render now and then: your own machine has no setup, no quota and no bill.',
  },
  {
    to: '/docs/renderer/render-media',
    label: 'renderMedia() on a server',
    text: 'For a server that has time to spare, a render that needs a graphics card, or one that takes longer than the 15 minutes that AWS gives a function.',
  },
  {
    to: '/player/',
    label: 'The Player',
    text: 'For a video that is only watched on your page: it needs no file at all.',
  },
  {
    to: '/docs/compare-ssr#plan-many-renders',
    label: 'A planner for many renders',
    text: 'What your number of videos takes and costs on Lambda, on Cloud Run and on servers of your own.',
  },
  {
    to: '/docs/render',
    label: 'All ways to render',
    text: 'Every way from a composition to a file, and what each is good for.',
  },
];

/** When to render somewhere else. */
export function OtherWays(): ReactNode {
  return (
    <Section
      title="When something else fits better"
      ground="sunken"
      intro={<p>Lambda is for a video that somebody is waiting for, and for many at a time. Otherwise, a render is often better off elsewhere.</p>}
    >
      <LinkRows rows={rows} />
    </Section>
  );
}
