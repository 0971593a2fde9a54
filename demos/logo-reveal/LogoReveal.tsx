import {evolvePath} from '@remotion/paths';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const paths = [
  {d: 'M232 24C140 140 96 236 84 330H232Z', fill: '#e5482d'},
  {d: 'M252 76C322 160 372 250 388 330H252Z', fill: '#0b62d6'},
  {
    d: 'M44 360H416C400 412 366 444 320 444H140C94 444 60 412 44 360Z',
    fill: '#15171c',
  },
];

export const LogoReveal = ({name = 'Halyard', stagger = 8, thickness = 8}) => {
  const frame = useCurrentFrame();
  const word = interpolate(frame, [46, 70], [0, 1], ease);

  return (
    <AbsoluteFill
      style={{
        background: '#fbfaf7',
        color: '#15171c',
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 56,
      }}
    >
      <svg viewBox="0 0 460 468" width={420} height={427}>
        {paths.map(({d, fill}, index) => {
          const at = index * stagger;
          const drawn = interpolate(frame, [at, at + 36], [0, 1], ease);
          const filled = interpolate(frame, [at + 30, at + 46], [0, 1], ease);

          return (
            <path
              key={d}
              d={d}
              fill={fill}
              fillOpacity={filled}
              stroke={fill}
              strokeWidth={thickness}
              strokeLinejoin="round"
              {...evolvePath(drawn, d)}
            />
          );
        })}
      </svg>
      <div style={{overflow: 'hidden', fontSize: 168, fontWeight: 650}}>
        <div style={{translate: `0 ${(1 - word) * 110}%`}}>{name}</div>
      </div>
    </AbsoluteFill>
  );
};

const ease = {
  easing: Easing.inOut(Easing.poly(3)),
  extrapolateLeft: 'clamp',
  extrapolateRight: 'clamp',
} as const;
