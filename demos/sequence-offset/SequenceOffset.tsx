import {AbsoluteFill, interpolate, Sequence, useCurrentFrame} from 'remotion';

export const SequenceOffset = ({from = 20, durationInFrames = 50}) => {
  return (
    <AbsoluteFill style={{background: '#0f1115', color: '#e8e6e1'}}>
      <Sequence from={from} durationInFrames={durationInFrames}>
        <Place />
      </Sequence>
      <Timeline from={from} durationInFrames={durationInFrames} />
    </AbsoluteFill>
  );
};

const Place = () => {
  const frame = useCurrentFrame();
  const slide = interpolate(frame, [0, 18], [-120, 0], {
    extrapolateRight: 'clamp',
  });

  return (
    <div style={{margin: '56px 80px', translate: `${slide}px 0`}}>
      <div style={{fontSize: 200, fontWeight: 650}}>Lisbon</div>
      <div style={{fontSize: 52, color: '#6fb1ff', ...digits}}>
        in the sequence: frame {frame}
      </div>
    </div>
  );
};

const x = (frame: number) => (frame / 90) * 1120;

const Timeline = ({from, durationInFrames}: SequenceProps) => {
  const frame = useCurrentFrame();

  return (
    <div
      style={{
        position: 'absolute',
        left: 80,
        bottom: 64,
        width: 1120,
        height: 120,
        background: '#171a21',
      }}
    >
      <div
        style={{
          position: 'absolute',
          left: x(from),
          width: x(durationInFrames),
          height: 120,
          borderRadius: 10,
          background: '#1d4f93',
          border: '3px solid #6fb1ff',
        }}
      />
      <div
        style={{
          position: 'absolute',
          left: x(frame) - 3,
          top: -24,
          width: 6,
          height: 168,
          background: '#ff7a5c',
        }}
      />
      <div
        style={{
          position: 'absolute',
          top: -96,
          left: x(frame),
          translate: `${-100 * (frame / 89)}% 0`,
          fontSize: 48,
          color: '#ff7a5c',
          whiteSpace: 'nowrap',
          ...digits,
        }}
      >
        frame {frame}
      </div>
    </div>
  );
};

type SequenceProps = {from: number; durationInFrames: number};
const digits = {fontVariantNumeric: 'tabular-nums'} as const;
