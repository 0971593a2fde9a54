import MDXContent from '@theme/MDXContent';
import React, {Fragment, type ReactNode} from 'react';
import {TermRows} from '@site/src/components/landing/Rows';
import {SideBySide} from '@site/src/components/landing/SideBySide';
import {Section} from '@site/src/components/ui/Section';
import {methodGroups} from './methods';
import styles from './styles.module.css';

/** What the Player has in common with a video element, and what a ref to it can do. */
export function ControlFromCode({sample}: {sample: ReactNode}): ReactNode {
  return (
    <Section title="Behaves like a video, obeys like a component">
      <SideBySide aside={<MDXContent>{sample}</MDXContent>}>
        <p>
          <code>controls</code>, <code>loop</code>, <code>autoPlay</code> and <code>playbackRate</code> mean what they mean on a <code>{'<video>'}</code>. The
          play button, the mute button, the volume slider and the fullscreen button can each be replaced by your own, and a poster can stand in while the video
          waits.
        </p>
        <p>
          A ref gives you the rest. Positions are frames, not seconds: <code>seekTo(60)</code> goes to frame 60. <code>frameupdate</code> fires with each new
          frame, <code>timeupdate</code> at most every 250 milliseconds.
        </p>
      </SideBySide>
      <div className={styles.groups}>
        <TermRows rows={methodGroups.map(({name, members}) => ({term: name, text: <Members names={members} />}))} />
      </div>
    </Section>
  );
}

function Members({names}: {names: string[]}): ReactNode {
  return names.map((name) => (
    <Fragment key={name}>
      <code>{name}</code>{' '}
    </Fragment>
  ));
}
