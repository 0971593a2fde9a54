import '@fontsource-variable/instrument-sans';
import React from 'react';
import {AbsoluteFill, Composition, registerRoot, Still} from 'remotion';
import {Intro} from './intro/Intro';
import {SocialCard} from './social-card/SocialCard';

const inSiteType = (Picture: React.ComponentType) => () => (
  <AbsoluteFill
    style={{fontFamily: "'Instrument Sans Variable'", letterSpacing: '-0.02em'}}
  >
    <Picture />
  </AbsoluteFill>
);

/** Everything that `npm run posters` renders, as one bundle. */
const Demos: React.FC = () => (
  <>
    <Composition
      id="intro"
      component={inSiteType(Intro)}
      width={1280}
      height={720}
      fps={30}
      durationInFrames={90}
    />
    <Still
      id="social-card"
      component={inSiteType(SocialCard)}
      width={1200}
      height={630}
    />
  </>
);

registerRoot(Demos);
