import React, {type ReactNode} from 'react';
import {LinkRows, type LinkRow} from '@site/src/components/landing/Rows';
import {Section} from '@site/src/components/ui/Section';

const rows: LinkRow[] = [
  {to: '/docs/player/', label: 'Player guide', text: 'From the first embed to a whole app.'},
  {to: '/docs/player/player', label: '<Player> reference', text: 'Every prop, method and event with its type, its default and its limits.'},
  {to: '/docs/the-fundamentals', label: 'The fundamentals', text: 'Frames, compositions and why a video is a function of a number.'},
  {to: '/docs/sequence', label: '<Sequence>', text: 'Places parts of a video in time, in the Player as in a render.'},
  {to: '/docs/render', label: 'Ways to render', text: 'Command line, Node.js and cloud, side by side.'},
];

/** Where to go next from the Player's page. */
export function ReadOn(): ReactNode {
  return (
    <Section title="Read on" ground="sunken">
      <LinkRows rows={rows} />
    </Section>
  );
}
