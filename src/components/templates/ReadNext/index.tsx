import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import type {TemplateWithLinks} from '@site/src/components/templates/template-data';
import {SideSection} from '@site/src/components/catalog/SideSection';

/** The documentation pages that go with a template. */
export function ReadNext({docs}: {docs: TemplateWithLinks['docs']}): ReactNode {
  if (docs.length === 0) return null;
  return (
    <SideSection title="Read next">
      <ul className="markdown">
        {docs.map((link) => (
          <li key={link.label}>
            <Link to={link.to}>{link.label}</Link>
          </li>
        ))}
      </ul>
    </SideSection>
  );
}
