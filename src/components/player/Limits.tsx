import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import {TermRows, type TermRow} from '@site/src/components/landing/Rows';
import {Section} from '@site/src/components/ui/Section';

const rows: TermRow[] = [
  {
    term: 'Speed',
    text: (
      <>
        Time leads: where a frame takes too long to draw, the Player leaves frames out and stays in time. A render draws each of them.{' '}
        <Link to="/docs/player/playback-issues">Playback problems</Link> tells how to find the slow part.
      </>
    ),
  },
  {
    term: 'Sound',
    text: (
      <>
        Browsers refuse sound before the first click: <Link to="/docs/player/autoplay">Autoplay restrictions</Link>. 5 shared audio elements are held ready;{' '}
        <code>numberOfSharedAudioTags</code> changes that.
      </>
    ),
  },
  {term: 'Playback rate', text: 'From -4 to 4, without 0; below 0 it plays backwards.'},
  {
    term: 'Length and size',
    text: 'Durations, widths and heights are positive numbers of whole frames and pixels. The component itself is passed, not a <Composition>, which belongs to renders and to the Studio.',
  },
  {term: 'React', text: '16.8 or later.'},
];

/** What the Player cannot do, or not by itself. */
export function Limits(): ReactNode {
  return (
    <Section title="Limits" intro={<p>As they stand in the package; what is out of range is an error that says so.</p>}>
      <TermRows rows={rows} />
    </Section>
  );
}
