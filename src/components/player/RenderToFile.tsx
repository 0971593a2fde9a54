import Link from '@docusaurus/Link';
import MDXContent from '@theme/MDXContent';
import React, {type ReactNode} from 'react';
import {SideBySide} from '@site/src/components/landing/SideBySide';
import {Section} from '@site/src/components/ui/Section';

/** From a preview to a file: the same component, the same props. */
export function RenderToFile({sample}: {sample: ReactNode}): ReactNode {
  return (
    <Section title="Turn the preview into a file" ground="sunken">
      <SideBySide aside={<MDXContent>{sample}</MDXContent>}>
        <p>
          Register the component as a <Link to="/docs/composition">composition</Link>, and the props that a visitor chose can be rendered to MP4, WebM, GIF and
          more.
        </p>
        <p>
          On your own server: <Link to="/docs/renderer/render-media">renderMedia()</Link> is a Node.js function. The sample is a complete script; it needs{' '}
          <code>@remotion/bundler</code> and <code>@remotion/renderer</code>.
        </p>
        <p>
          In the cloud: <Link to="/lambda/">Remotion Lambda</Link> splits the video across many AWS functions that render at the same time.
        </p>
        <p>
          An open-source app that does both: <Link to="https://github.com/remotion-dev/github-unwrapped">the source code of GitHub Unwrapped</Link>.
        </p>
      </SideBySide>
    </Section>
  );
}
