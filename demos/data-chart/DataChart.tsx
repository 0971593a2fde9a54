import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const rainfall = {
  Harbor: [88, 71, 64, 42, 38, 51, 76, 93, 104, 118, 112, 97],
  Valley: [31, 28, 37, 52, 68, 81, 74, 69, 55, 47, 39, 34],
  Ridge: [120, 96, 102, 84, 62, 44, 29, 24, 47, 83, 108, 126],
};

type Props = {station?: keyof typeof rainfall; stagger?: number};

export const DataChart = ({station = 'Harbor', stagger = 3}: Props) => {
  const values = rainfall[station];
  const wettest = Math.max(...values);

  return (
    <AbsoluteFill style={{background: '#fbfaf7'}}>
      <div style={{padding: '48px 72px', fontSize: 84, fontWeight: 650}}>
        {station}
        <span style={{fontSize: 44, fontWeight: 400, color: '#4a4d55'}}>
          {'   rain in mm, sample data'}
        </span>
      </div>
      {values.map((value, month) => (
        <Bar
          key={month}
          month={month}
          value={value}
          delay={4 + month * stagger}
          isWettest={value === wettest}
        />
      ))}
    </AbsoluteFill>
  );
};

type BarProps = {
  month: number;
  value: number;
  delay: number;
  isWettest: boolean;
};

const Bar = ({month, value, delay, isWettest}: BarProps) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const config = {damping: 14};
  const grown = spring({frame, fps, delay, config});
  const gone = spring({
    frame,
    fps,
    delay: durationInFrames - 18,
    config: {damping: 200},
    durationInFrames: 17,
  });
  const shown = Math.max(0, grown - gone);

  return (
    <div
      style={{
        position: 'absolute',
        left: 72 + month * 95,
        bottom: 48,
        width: 84,
        fontSize: 42,
        textAlign: 'center',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <div style={{fontWeight: 600, opacity: Math.min(1, shown)}}>
        {Math.round(value * shown)}
      </div>
      <div
        style={{
          height: value * 3 * shown,
          background: isWettest ? '#0b62d6' : '#c9dcf6',
        }}
      />
      <div
        style={{
          paddingTop: 8,
          borderTop: '3px solid #15171c',
          color: '#4a4d55',
        }}
      >
        {'JFMAMJJASOND'.charAt(month)}
      </div>
    </div>
  );
};
