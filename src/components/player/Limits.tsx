import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import {TermRows, type TermRow} from '@site/src/components/landing/Rows';
import {Section} from '@site/src/components/ui/Section';

const rows: TermRow[] = [
  {
    term: 'Speed',
    text: (
      <>
        Time comes first: when a frame takes too long to render, the Player skips frames to stay in time. A render leaves none out.{' '}
        <Link to="/docs/player/playback-issues">Playback problems</Link> shows how to find the slow part.
      </>
    ),
  },
  {
    term: 'Sound',
    text: (
      <>
        Browsers block sound before the first click: <Link to="/docs/player/autoplay">Autoplay restrictions</Link>. 5 shared audio elements are held ready;{' '}
        <code>numberOfSharedAudioTags</code> changes that.
      </>
    ),
  },
  {term: 'Playback rate', text: 'From -4 to 4, without 0; below 0 it plays backward.'},
  {
    term: 'Length and size',
    text: 'Durations, widths and heights are positive numbers of whole frames and pixels. Pass the component itself, not a <Composition>, which is for renders and the Studio.',
  },
  {term: 'React', text: '16.14 or later.'},
];

/** What the Player cannot do, or cannot do alone. */
export function Limits(): ReactNode {
  return (
    <Section title="Limits" intro={<p>Read from the package; a value that is out of range throws an error that says so.</p>}>
      <TermRows rows={rows} />
    </Section>
  );
}
