import React from 'react';
import {AbsoluteFill, Composition, registerRoot, useCurrentFrame, useVideoConfig} from 'remotion';

/** A quarter of a turn brings each sail to the place of the next one, so the picture repeats itself. */
const Windmill: React.FC = () => {
  const {durationInFrames} = useVideoConfig();
  const turn = (useCurrentFrame() / durationInFrames) * 90;
  return (
    <AbsoluteFill style={{background: '#c9dcf6'}}>
      <svg viewBox="0 0 480 480">
        <path d="M0 400H480V480H0Z" fill="#1d7a46" />
        <path d="M190 440L212 190H268L290 440Z" fill="#fbfaf7" />
        <path d="M212 190Q240 130 268 190Z" fill="#15171c" />
        <path d="M224 440V380H256V440ZM228 250H252V284H228Z" fill="#1d4f93" />
        <g transform={`translate(240 196) rotate(${turn})`} stroke="#15171c" strokeWidth={6}>
          {[0, 90, 180, 270].map((angle) => (
            <path key={angle} transform={`rotate(${angle})`} d="M0 0V-180M0 -176H44V-56H0" fill="#fbfaf7" />
          ))}
        </g>
        <circle cx={240} cy={196} r={13} fill="#e5482d" />
      </svg>
    </AbsoluteFill>
  );
};

const Root: React.FC = () => <Composition id="windmill" component={Windmill} width={300} height={300} fps={8} durationInFrames={12} />;

registerRoot(Root);
