import MDXContent from '@theme/MDXContent';
import React, {type ReactNode} from 'react';
import {SideBySide} from '@site/src/components/landing/SideBySide';
import {Install} from '@site/src/components/mdx/Install';
import {Section} from '@site/src/components/ui/Section';

/** How a composition gets onto a page. */
export function Embed({sample}: {sample: ReactNode}): ReactNode {
  const install = (
    <MDXContent>
      <Install pkg="remotion @remotion/player" />
      {sample}
    </MDXContent>
  );
  return (
    <Section title="Put it on a page">
      <SideBySide aside={install}>
        <p>
          The Player is a React component. Pass it the component that renders your video, its size, the frame rate and the number of frames, and it plays in the
          browser. No file is rendered first, and no server is involved.
        </p>
        <p>
          The video keeps the resolution of the composition and is scaled to the space it gets: with <code>width: '100%'</code> as its style, it fills its
          column and keeps its proportions.
        </p>
        <p>It needs React 16.14 or newer and works in any React app, even without a Remotion project around it.</p>
      </SideBySide>
    </Section>
  );
}
