import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import {TermRows, type TermRow} from '@site/src/components/landing/Rows';
import {Section} from '@site/src/components/ui/Section';
import {thousands} from '@site/src/lib/thousands';
import {LIMITS} from './limits';

type Range = {least: number; most: number; usual: number};

const {functionsPerRender, fewestFramesPerFunction, seconds, memoryInMb, diskInMb, regions} = LIMITS;
const rangeOf = ({least, most, usual}: Range, unit: string) => `${thousands(least)} to ${thousands(most)} ${unit}, by default ${thousands(usual)}.`;

const rows: TermRow[] = [
  {term: 'Functions per render', text: `At most ${functionsPerRender}, besides the one that splits and joins.`},
  {term: 'Frames per chunk', text: `At least ${fewestFramesPerFunction}; fewer only if the whole video is shorter.`},
  {term: 'Timeout of a function', text: `${rangeOf(seconds, 'seconds')} The first function runs as long as the render does.`},
  {term: 'Memory of a function', text: rangeOf(memoryInMb, 'MB')},
  {term: 'Disk of a function', text: `${rangeOf(diskInMb, 'MB')} The first function holds all chunks and the file.`},
  {
    term: 'Regions',
    text: (
      <>
        {regions} AWS regions; <code>npx remotion lambda regions</code> lists them.
      </>
    ),
  },
  {
    term: 'Functions per account',
    text: (
      <>
        AWS sets a quota for how many may run at the same time in a region; <code>npx remotion lambda quotas</code> prints yours.
      </>
    ),
  },
];

/** The limits of a render, with minimum, maximum and default. */
export function Limits(): ReactNode {
  return (
    <Section
      title="Limits"
      intro={
        <p>
          Read from the packages. <Link to="/docs/lambda/limits">Lambda limits</Link> explains which of them can be raised,{' '}
          <Link to="/docs/lambda/permissions">Lambda permissions</Link> what the role and the user may do in your account.
        </p>
      }
    >
      <TermRows rows={rows} />
    </Section>
  );
}
