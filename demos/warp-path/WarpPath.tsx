import {warpPath} from '@remotion/paths';
import {AbsoluteFill, useCurrentFrame} from 'remotion';

export const WarpPath = ({amplitude = 36, wavelength = 480, turns = 1}) => {
  const frame = useCurrentFrame();
  const phase = (frame / 90) * turns * Math.PI * 2;
  const wave = (path: string) =>
    warpPath(
      path,
      ({x, y}) => ({
        x,
        y: y + amplitude * Math.sin((x / wavelength) * Math.PI * 2 - phase),
      }),
      {interpolationThreshold: 24},
    );

  return (
    <AbsoluteFill style={{background: '#fbfaf7'}}>
      <svg viewBox="0 0 1280 720">
        <rect
          x={140}
          y={140}
          width={1000}
          height={440}
          fill="none"
          stroke="#15171c"
          strokeOpacity={0.3}
          strokeWidth={3}
          strokeDasharray="10 10"
        />
        <path d={wave(box(140, 140, 1000, 440))} fill="#0b62d6" />
        <path d={wave(box(400, 140, 120, 440))} fill="#fbfaf7" />
        <path d={wave(box(140, 300, 1000, 120))} fill="#fbfaf7" />
        <path d={wave(box(430, 140, 60, 440))} fill="#e5482d" />
        <path d={wave(box(140, 330, 1000, 60))} fill="#e5482d" />
      </svg>
    </AbsoluteFill>
  );
};

const box = (x: number, y: number, width: number, height: number) =>
  `M ${x} ${y} L ${x + width} ${y} L ${x + width} ${y + height} L ${x} ${y + height} Z`;
