import React, {type ReactNode} from 'react';
import {FootnoteMark} from '@site/src/components/landing/Footnotes';
import {Section} from '@site/src/components/ui/Section';
import {MeasuredRenders} from './MeasuredRenders';

/** How long two renders took. */
export function Figures(): ReactNode {
  return (
    <Section title="Shorter than the video" ground="sunken">
      <MeasuredRenders mark={({note}) => <FootnoteMark number={note} />} />
    </Section>
  );
}
