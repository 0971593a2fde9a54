import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import renders from '@site/data/measured-renders.json';
import {Footnotes} from '@site/src/components/landing/Footnotes';
import {dateInWords} from '@site/src/lib/date-in-words';
import {Section} from '@site/src/components/ui/Section';

const {trailer, twoHours, lowestPrice} = renders;
const flag = (frames: number) => <code>--frames-per-lambda={frames}</code>;

const notes: ReactNode[] = [
  <>
    The trailer of Remotion Lambda, measured with version {trailer.version} in {dateInWords(trailer.asOf)}. Its code is public, so you can repeat the render:{' '}
    <Link to={trailer.code}>remotion-dev/trailer-lambda</Link>.
  </>,
  <>
    Rendered with {flag(twoHours.framesPerFunction)} on warm ARM64 functions with {twoHours.memoryInMb} MB of memory in <code>{twoHours.region}</code>, with
    version {twoHours.version} in {dateInWords(twoHours.asOf)}.
  </>,
  <>
    Estimated for the trailer of note 1 with {flag(lowestPrice.framesPerFunction)}, on the functions of note 2, with version {lowestPrice.version} in{' '}
    {dateInWords(lowestPrice.asOf)}. AWS charges for S3 storage and data transfer separately.
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
