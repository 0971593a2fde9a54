import React, {type ReactNode} from 'react';
import {LinkRows, type LinkRow} from '@site/src/components/landing/LinkRows';
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
    to: '/docs/render',
    label: 'All ways to render',
    text: 'Every way from a composition to a file, with what each is good for.',
  },
];

/** When a render is better done elsewhere. */
export function OtherWays(): ReactNode {
  return (
    <Section
      title="When something else fits better"
      intro={
        <p>
          The function that joins the chunks runs as long as the render does: at most 900 seconds, with at most 10,240 MB of disk for chunks and file. An
          account also has a quota of functions at a time; <code>npx remotion lambda quotas</code> prints yours.
        </p>
      }
    >
      <LinkRows rows={rows} />
    </Section>
  );
}
