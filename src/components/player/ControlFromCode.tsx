import MDXContent from '@theme/MDXContent';
import React, {type ReactNode} from 'react';
import {SideBySide} from '@site/src/components/landing/SideBySide';
import {Section} from '@site/src/components/ui/Section';
import ControlSample from '@site/src/pages/player/_ControlSample.mdx';
import {methodGroups} from './methods';
import styles from './styles.module.css';

/** What the Player shares with a video element, and what a ref on it can do. */
export function ControlFromCode(): ReactNode {
  const sample = (
    <MDXContent>
      <ControlSample />
    </MDXContent>
  );
  return (
    <Section title="Behaves like a video, obeys like a component">
      <SideBySide aside={sample}>
        <p>
          <code>controls</code>, <code>loop</code>, <code>autoPlay</code> and <code>playbackRate</code> mean what they mean on a <code>{'<video>'}</code>. The
          play button, the mute button, the volume slider and the fullscreen button can each be replaced by one of yours, and a poster can stand in while the
          video waits.
        </p>
        <p>
          A ref gives you the rest. Positions are frames, not seconds: <code>seekTo(60)</code> goes to frame 60. <code>frameupdate</code> fires with each new
          frame, <code>timeupdate</code> at most every 250 milliseconds.
        </p>
      </SideBySide>
      <dl className={styles.groups}>
        {methodGroups.map(({name, members}) => (
          <div key={name} className={styles.group}>
            <dt>{name}</dt>
            {members.map((member) => (
              <dd key={member}>
                <code>{member}</code>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Section>
  );
}
