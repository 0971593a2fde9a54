import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import {Footnotes} from '@site/src/components/landing/Footnotes';
import {Section} from '@site/src/components/ui/Section';

const notes: ReactNode[] = [
  <>
    The trailer of Remotion Lambda. Its code is public, so you can repeat the render:{' '}
    <Link to="https://github.com/remotion-dev/trailer-lambda">remotion-dev/trailer-lambda</Link>.
  </>,
  <>
    Rendered with <code>--frames-per-lambda=1080</code> on warm ARM64 functions with 2048 MB of memory in <code>us-east-1</code>.
  </>,
  <>
    The trailer of note 1, rendered with <code>--frames-per-lambda=12</code> on the functions of note 2. AWS charges for S3 storage and data transfer
    separately.
  </>,
];

/** The conditions under which the page's figures were measured. */
export function Notes(): ReactNode {
  return (
    <Section title="Notes" ground="sunken">
      <Footnotes notes={notes} />
    </Section>
  );
}
