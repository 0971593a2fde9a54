import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import {Prose} from '@site/src/components/landing/Prose';
import {Section} from '@site/src/components/ui/Section';
import {useSiteConfiguration} from '@site/src/hooks/useSiteConfiguration';

/** What makes an agent write videos that render as they play. */
export function WorkWithAgents(): ReactNode {
  const {version} = useSiteConfiguration();
  return (
    <Section title="Work with an agent" ground="sunken" intro={<p>Agents know React well and the rules of video less. Four things keep them on track.</p>}>
      <Prose>
        <ul>
          <li>
            <strong>Start with the model.</strong> A picture is a function of the frame number: let the agent read{' '}
            <Link to="/docs/the-fundamentals">The fundamentals</Link> and <Link to="/docs/animating-properties">Animating properties</Link> first. CSS
            transitions, timers and <code>Math.random()</code> look right in a preview and break in a render.
          </li>
          <li>
            <strong>Name the version.</strong> These pages describe {version}. The <Link to="/docs/api">API reference</Link> has the type and the default of
            each option, so that nothing needs to be guessed.
          </li>
          <li>
            <strong>Let it check itself.</strong> <code>npx tsc --noEmit</code> finds wrong props. <code>npx remotion still</code> renders one frame to a
            picture, which an agent that sees pictures can compare with what you asked for.
          </li>
          <li>
            <strong>Let it look things up.</strong> The package <code>@remotion/mcp</code> is a server for the Model Context Protocol:{' '}
            <code>npx @remotion/mcp@{version}</code> gives an agent a tool that queries the documentation. Its questions go to <code>mcp.remotion.dev</code>.
          </li>
        </ul>
      </Prose>
    </Section>
  );
}
