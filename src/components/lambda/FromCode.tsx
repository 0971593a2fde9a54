import Link from '@docusaurus/Link';
import MDXContent from '@theme/MDXContent';
import React, {type ReactNode} from 'react';
import {SideBySide} from '@site/src/components/landing/SideBySide';
import {Section} from '@site/src/components/ui/Section';

/** The same render, started from an app. */
export function FromCode({sample}: {sample: ReactNode}): ReactNode {
  return (
    <Section title="Render from your app">
      <SideBySide aside={<MDXContent>{sample}</MDXContent>}>
        <p>
          <Link to="/docs/lambda/rendermediaonlambda">
            <code>renderMediaOnLambda()</code>
          </Link>{' '}
          starts a render and returns its ID at once. Poll the progress with{' '}
          <Link to="/docs/lambda/getrenderprogress">
            <code>getRenderProgress()</code>
          </Link>
          , or pass a <Link to="/docs/lambda/webhooks">webhook</Link> to be called when the render ends.
        </p>
        <p>
          Import both from <code>@remotion/lambda/client</code>: that entry point is made for servers and other functions, and does not load the renderer.
        </p>
        <p>
          Show the video before it is rendered, with the same props, in the <Link to="/player/">Remotion Player</Link>.
        </p>
      </SideBySide>
    </Section>
  );
}
