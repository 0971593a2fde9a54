import Link from '@docusaurus/Link';
import MDXContent from '@theme/MDXContent';
import React, {type ReactNode} from 'react';
import IntroSample from '@site/src/pages/_Intro.mdx';
import {CreateCommand} from '@site/src/components/ui/CreateCommand';
import {FilmStrip} from '@site/src/components/ui/FilmStrip';
import {useSiteConfiguration} from '@site/src/hooks/useSiteConfiguration';
import styles from './styles.module.css';

/** The frames that scripts/posters.ts renders from demos/intro. */
const FRAMES = [6, 20, 34, 52, 84].map((frame, index) => ({frame, src: `img/intro/${index + 1}.webp`}));

export function Hero(): ReactNode {
  const {version} = useSiteConfiguration();
  return (
    <div className={styles.hero}>
      <div className={styles.columns}>
        <div className={styles.pitch}>
          <h1>Make videos programmatically</h1>
          <p>Remotion turns React components into videos. You write a function of the frame number; it draws every frame and joins them to an MP4.</p>
          <CreateCommand />
          <p className={styles.links}>
            <Link to="/docs/">Read the docs</Link>
            <Link to="/templates/">Browse templates</Link>
          </p>
        </div>
        <div className={styles.code}>
          <MDXContent>
            <IntroSample />
          </MDXContent>
        </div>
      </div>
      <FilmStrip eager frames={FRAMES} alt="Five frames of the video: the letters of “Made of frames” rise one by one while a playhead crosses the picture" />
      <p className={styles.caption}>The code above, rendered with Remotion {version}: five of its 90 frames.</p>
    </div>
  );
}
