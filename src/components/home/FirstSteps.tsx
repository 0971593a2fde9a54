import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import {Section} from '@site/src/components/ui/Section';
import {timecode} from '@site/src/lib/timecode';
import styles from './styles.module.css';

const STEPS = [
  {to: '/docs/', name: 'Create a project', text: 'One command gives you a Studio in the browser and a first video.'},
  {to: '/docs/the-fundamentals', name: 'Learn the four ideas', text: 'Frame, frame rate, duration and composition: that is all of them.'},
  {to: '/docs/animating-properties', name: 'Make something move', text: 'Opacity, position and scale as functions of the frame.'},
  {to: '/docs/render', name: 'Render it', text: 'On your machine first, in the cloud when there are many videos.'},
] as const;

export function FirstSteps(): ReactNode {
  return (
    <Section title="First steps">
      <ol className={styles.steps}>
        {STEPS.map(({to, name, text}, index) => (
          <li key={to}>
            <span className={`timecode ${styles.mark}`} aria-hidden="true">
              {timecode(index)}
            </span>
            <h3>
              <Link to={to}>{name}</Link>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
