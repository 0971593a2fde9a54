import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import {SideBySide} from '@site/src/components/landing/SideBySide';
import {Section} from '@site/src/components/ui/Section';
import {ChunkTimeline} from './ChunkTimeline';
import {LIMITS} from './limits';

/** What happens between the call and the file. */
export function HowItSplits(): ReactNode {
  return (
    <Section title="One video, many functions">
      <SideBySide aside={<ChunkTimeline />}>
        <ol>
          <li>
            <strong>Split.</strong> One function opens your video in a browser, finds out how many frames it has, and plans chunks. By default, it aims at 20
            frames or more per chunk and at about 150 chunks at most.
          </li>
          <li>
            <strong>Render.</strong> Each chunk goes to a function of its own, and all of them work at the same time. A chunk that fails for a temporary reason
            is retried, once by default.
          </li>
          <li>
            <strong>Join.</strong> The first function receives the chunks and puts them together, with the audio, into one file.
          </li>
          <li>
            <strong>Store.</strong> The file is saved to an S3 bucket in your own AWS account.
          </li>
        </ol>
        <p>
          <code>--frames-per-lambda</code> or <code>--concurrency</code> changes the split: a chunk has at least {LIMITS.fewestFramesPerFunction} frames, and
          one render uses at most {LIMITS.functionsPerRender} chunks. <Link to="/docs/lambda/concurrency">Concurrency</Link> explains which split to choose.
        </p>
      </SideBySide>
    </Section>
  );
}
