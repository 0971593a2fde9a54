import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import {FootnoteMark} from '@site/src/components/landing/Footnotes';
import {Prose} from '@site/src/components/landing/Prose';
import {Section} from '@site/src/components/ui/Section';
import {useSiteConfiguration} from '@site/src/hooks/useSiteConfiguration';

/** Who sends a bill for what, and how to know it before and after a render. */
export function Costs(): ReactNode {
  const {links} = useSiteConfiguration();
  return (
    <Section
      title="What it costs"
      intro={
        <p>
          From $0.01 per minute of video
          <FootnoteMark number={3} /> for the functions, paid to AWS. How much it is for yours depends on how long a frame takes to draw.
        </p>
      }
    >
      <Prose>
        <ul>
          <li>
            <strong>AWS bills your account,</strong> for the time that functions run and the memory they have. S3 storage and data transfer come on top. Nothing
            runs, and no function costs anything, between renders.
          </li>
          <li>
            <strong>Smaller chunks are faster and dearer.</strong> Each function starts a browser and loads your video before its first frame, and that time is
            billed too.
          </li>
          <li>
            <strong>Estimates are built in.</strong> <code>estimatePrice()</code> computes one from region, memory, disk, duration and number of functions.
            During a render, <code>getRenderProgress()</code> returns what has accrued, and the command line prints it at the end. None of them includes other
            AWS services.
          </li>
          <li>
            <strong>The license is a matter of its own.</strong> Individuals and small companies use Lambda for free; larger companies need a license, in which
            cloud renders count: <Link to={links.license}>License and pricing</Link>.
          </li>
        </ul>
      </Prose>
    </Section>
  );
}
