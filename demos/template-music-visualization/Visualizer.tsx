import {AbsoluteFill, random, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  songName?: string;
  artistName?: string;
  visualizer?: 'spectrum' | 'wave';
  color?: string;
  lines?: number;
};

export const Visualizer = ({
  songName = 'Low Sun, Long Road',
  artistName = 'Marsh Light Ensemble',
  visualizer = 'spectrum',
  color = '#0b62d6',
  lines = 32,
}: Props) => {
  const levels = useLevels(lines);

  return (
    <AbsoluteFill style={{background: '#dfeafa', color: '#15171c'}}>
      <svg viewBox="0 0 1080 760" fill="none" strokeLinecap="round">
        {visualizer === 'spectrum' ? (
          levels.map((level, line) => (
            <path
              key={line}
              d={`M0 ${-270}v${-8 - level * 96}`}
              transform={`translate(540 400) rotate(${(line / lines) * 360})`}
              stroke={color}
              strokeWidth={900 / lines}
            />
          ))
        ) : (
          <path d={waveOf(levels)} stroke={color} strokeWidth={14} />
        )}
        <Record level={levels[0] ?? 0} color={color} />
      </svg>
      <div style={{textAlign: 'center', marginTop: 28}}>
        <div style={{fontSize: 84, fontWeight: 650}}>{songName}</div>
        <div style={{marginTop: 16, fontSize: 46, color: '#4a4d55'}}>
          {artistName}
        </div>
      </div>
    </AbsoluteFill>
  );
};

/** A level from 0 to 1 for each line, mirrored: stands for what visualizeAudio() returns. */
const useLevels = (lines: number) => {
  const {durationInFrames} = useVideoConfig();
  const turn = (useCurrentFrame() / durationInFrames) * Math.PI * 2;
  const beat = Math.abs(Math.cos(turn * 4)) ** 6;

  return Array.from({length: lines}, (_, line) => {
    const place = Math.min(line, lines - line) / (lines / 2);
    const seed = Math.round(place * 40);
    const pace = 3 + Math.floor(random(`pace ${seed}`) * 8);
    const swing = 0.5 + 0.5 * Math.sin(turn * pace + random(seed) * 6.3);
    return Math.min(1, (1 - place * 0.5) * (0.25 + 0.4 * swing + 0.4 * beat));
  });
};

const waveOf = (levels: number[]) =>
  levels
    .map((level, index) => {
      const angle = (index / levels.length) * Math.PI * 2;
      const radius = 290 + Math.sin(angle * 12) * level * 60;
      const x = 540 + Math.sin(angle) * radius;
      const y = 400 - Math.cos(angle) * radius;
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('') + 'Z';

/** The cover: a low sun over a road, which swells with the bass. */
const Record = ({level, color}: {level: number; color: string}) => (
  <g transform={`translate(540 400) scale(${0.94 + level * 0.06})`}>
    <clipPath id="cover">
      <circle r={236} />
    </clipPath>
    <g clipPath="url(#cover)">
      <path d="M-240 -240H240V60H-240Z" fill="#fbfaf7" />
      <circle cy={40} r={124} fill="#e5482d" />
      <path d="M-240 60H240V240H-240Z" fill={color} />
      <path d="M-14 60H14L120 240H-120Z" fill="#15171c" />
      <path
        d="M0 84V112M0 138V176M0 204V240"
        stroke="#fbfaf7"
        strokeWidth={8}
      />
    </g>
  </g>
);
