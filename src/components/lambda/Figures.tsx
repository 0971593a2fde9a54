import React, {type ReactNode} from 'react';
import {FootnoteMark} from '@site/src/components/landing/Footnotes';
import {Section} from '@site/src/components/ui/Section';
import {MeasuredRenders} from './MeasuredRenders';
import {MEASURED_WHEN} from './measured';

/** How long two renders took, when Lambda was new. */
export function Figures(): ReactNode {
  return (
    <Section title="Shorter than the video" ground="sunken" intro={<p>{MEASURED_WHEN} Measure your own video before you rely on them.</p>}>
      <MeasuredRenders mark={({note}) => <FootnoteMark number={note} />} />
    </Section>
  );
}
