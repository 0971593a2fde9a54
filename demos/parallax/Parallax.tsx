import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

const ridges = [
  {distance: 8, base: 330, height: 70, waves: 3, fill: '#9cc4f5'},
  {distance: 4, base: 430, height: 56, waves: 4, fill: '#6f9fdf'},
  {distance: 2, base: 530, height: 44, waves: 5, fill: '#1d4f93'},
  {distance: 1, base: 620, height: 30, waves: 7, fill: '#15171c'},
];

export const Parallax = ({travel = 900, depth = 1}) => {
  const frame = useCurrentFrame();
  const {width, durationInFrames} = useVideoConfig();
  const x = (frame / (durationInFrames - 1)) * travel;

  return (
    <AbsoluteFill
      style={{background: 'linear-gradient(#6fb1ff, #f6dcc0 45%, #f59e6c)'}}
    >
      <svg viewBox={`0 0 ${width} 720`}>
        <circle cx={900 - x / 40} cy={230} r={84} fill="#fbfaf7" />
        {ridges.map(({distance, fill, ...shape}) => (
          <path
            key={distance}
            d={ridge({...shape, to: width + travel})}
            fill={fill}
            transform={`translate(${-x / distance ** depth} 0)`}
          />
        ))}
      </svg>
    </AbsoluteFill>
  );
};

type Shape = {base: number; height: number; waves: number; to: number};

/** A mountain line of three sines, closed at the bottom of the picture. */
const ridge = ({base, height, waves, to}: Shape) => {
  const points = Array.from({length: Math.ceil(to / 20) + 1}, (_, index) => {
    const at = (index * 20 * waves * Math.PI) / 1280;
    const y =
      Math.sin(at) + Math.sin(at * 2.3 + waves) / 2 + Math.sin(at * 5.1) / 6;
    return `L${index * 20} ${(base - y * height).toFixed(1)}`;
  });

  return `M0 720${points.join('')}V720Z`;
};
