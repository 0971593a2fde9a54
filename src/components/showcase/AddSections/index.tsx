import React, {type ReactNode} from 'react';
import {SHOWCASE_LIMITS} from '@site/data/limits';
import {SideSection} from '@site/src/components/catalog/SideSection';
import {SubmitForm} from '@site/src/components/showcase/SubmitForm';
import {Section} from '@site/src/components/ui/Section';

/** The rules of the showcase, what to prepare, and the form. */
export function AddSections(): ReactNode {
  return (
    <>
      <SideSection title="What gets in">
        <ul className="markdown">
          <li>Submit only your best work: there is a quality bar, and an entry may be declined.</li>
          <li>By submitting, you permit Remotion to host the video and to repost it with attribution.</li>
        </ul>
      </SideSection>
      <SideSection title="What to prepare" ground="sunken">
        <ul className="markdown">
          <li>
            A title of <Range of={SHOWCASE_LIMITS.title} /> characters, without emoji and without words in capitals.
          </li>
          <li>
            A description of <Range of={SHOWCASE_LIMITS.description} /> characters that says in neutral words how you used Remotion.
          </li>
          <li>Up to four links, all of them optional: the video, the source code, a website, a tutorial.</li>
        </ul>
      </SideSection>
      <Section title="Submit it">
        <SubmitForm />
      </Section>
    </>
  );
}

function Range({of: {min, max}}: {of: {min: number; max: number}}): ReactNode {
  return (
    <>
      <span className="timecode">{min}</span> to <span className="timecode">{max}</span>
    </>
  );
}
