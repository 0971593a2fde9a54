import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import {TermRows} from '@site/src/components/landing/Rows';
import {Section} from '@site/src/components/ui/Section';
import {useSiteConfiguration} from '@site/src/hooks/useSiteConfiguration';

/** How to get an agent to write videos that render the way they play. */
export function WorkWithAgents(): ReactNode {
  const {version} = useSiteConfiguration();
  return (
    <Section title="Work with an agent" ground="sunken" intro={<p>Agents know React well, but not the rules of video. Four things keep them on track.</p>}>
      <TermRows
        rows={[
          {
            term: 'Start with the model',
            text: (
              <>
                A video is a function of the frame number: have the agent read <Link to="/docs/the-fundamentals">The fundamentals</Link> and{' '}
                <Link to="/docs/animating-properties">Animating properties</Link> first. CSS transitions, timers and <code>Math.random()</code> look right in a
                preview and break in a render.
              </>
            ),
          },
          {
            term: 'Name the version',
            text: (
              <>
                These pages describe {version}. The <Link to="/docs/api">API reference</Link> has the type and the default of each option, so that nothing needs
                to be guessed.
              </>
            ),
          },
          {
            term: 'Let it check itself',
            text: (
              <>
                <code>npx tsc --noEmit</code> finds wrong props. <code>npx remotion still</code> renders one frame to an image, which an agent with vision can
                compare with what you asked for.
              </>
            ),
          },
          {
            term: 'Let it look things up',
            text: (
              <>
                The package <code>@remotion/mcp</code> is a Model Context Protocol server: <code>npx @remotion/mcp@{version}</code> gives an agent a tool that
                queries the documentation. Its questions go to <code>mcp.remotion.dev</code>.
              </>
            ),
          },
        ]}
      />
    </Section>
  );
}
