import React, {type ReactNode} from 'react';
import {TermRows} from '@site/src/components/landing/Rows';
import {Section} from '@site/src/components/ui/Section';

/** What keeps the logo and the name recognizable. */
export function Usage(): ReactNode {
  return (
    <Section title="Type and use">
      <TermRows
        rows={[
          {term: 'Typefaces', text: 'Instrument Sans for headings and text, Geist Mono for code and timecodes. Both are under the Open Font License 1.1.'},
          {
            term: 'The name',
            text: 'Remotion, with one capital letter. Packages and commands are written as they are typed: remotion, @remotion/player, npx remotion.',
          },
          {term: 'Background', text: 'The file with dark letters is for light backgrounds, the one with light letters for dark backgrounds.'},
          {term: 'Size', text: 'Both files are drawn for a height of 28 pixels and scale without loss. Keep their proportions.'},
        ]}
      />
    </Section>
  );
}
