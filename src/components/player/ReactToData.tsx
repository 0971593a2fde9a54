import Link from '@docusaurus/Link';
import MDXContent from '@theme/MDXContent';
import React, {type ReactNode} from 'react';
import {SideBySide} from '@site/src/components/landing/SideBySide';
import {NameDemo, type MdxSample} from '@site/src/components/player/NameDemo';
import {Section} from '@site/src/components/ui/Section';

/** The props of a playing video as state in the page. */
export function ReactToData({sample, tag}: {sample: ReactNode; tag: MdxSample}): ReactNode {
  return (
    <Section title="New props, new picture" ground="sunken">
      <NameDemo sample={tag} />
      <SideBySide aside={<MDXContent>{sample}</MDXContent>}>
        <p>
          <code>inputProps</code> are the props of your component. Keep them in the state of the page, and a form becomes an editor: type a name or pick a
          color, and the video shows it at once while it goes on playing.
        </p>
        <p>
          Duration, size and frame rate are props as well. A video that gets longer with its text computes <code>durationInFrames</code> from it.
        </p>
        <p>
          A render later uses the same values, so what was previewed is what comes out: <Link to="/docs/passing-props">Passing props</Link>.
        </p>
      </SideBySide>
    </Section>
  );
}
