import React from 'react';
import {AbsoluteFill} from 'remotion';

/** The picture that a link to this site shows elsewhere: the ruler, the playhead, the name. */
export const SocialCard: React.FC = () => (
  <AbsoluteFill
    style={{
      background: '#0f1115',
      color: '#e8e6e1',
      padding: '0 88px',
      justifyContent: 'center',
    }}
  >
    <div
      style={{
        position: 'absolute',
        inset: '0 0 auto',
        height: 56,
        borderBottom: '2px solid #2a2e36',
        background: TICKS,
      }}
    />
    <div
      style={{
        position: 'absolute',
        left: 1040,
        top: 0,
        bottom: 0,
        width: 6,
        background: '#ff7a5c',
      }}
    />
    <div
      style={{
        position: 'absolute',
        left: 1023,
        top: 0,
        width: 40,
        height: 40,
        background: '#ff7a5c',
        clipPath: 'polygon(0 0, 100% 0, 100% 40%, 50% 100%, 0 40%)',
      }}
    />
    <div style={{fontSize: 44, fontWeight: 600, marginBottom: 28}}>
      Remotion
    </div>
    <div
      style={{
        fontSize: 108,
        fontWeight: 600,
        lineHeight: 1.02,
        letterSpacing: '-0.025em',
        width: 960,
      }}
    >
      Make videos programmatically
    </div>
  </AbsoluteFill>
);

const TICKS =
  'repeating-linear-gradient(to right, #4a4f5a 0 2px, transparent 2px 150px) left bottom / 100% 24px no-repeat, repeating-linear-gradient(to right, #2a2e36 0 2px, transparent 2px 30px) left bottom / 100% 14px no-repeat';
