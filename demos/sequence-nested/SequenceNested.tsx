import {AbsoluteFill, Sequence, useCurrentFrame} from 'remotion';

export const SequenceNested = ({
  outer = 20,
  inner = 15,
  durationInFrames = 48,
}) => {
  const start = outer + inner;
  const end = Math.min(90, outer + durationInFrames);

  return (
    <AbsoluteFill style={{background: '#fbfaf7'}}>
      <Bar top={56} label="Composition" start={0} end={90} color="#c9dcf6" />
      <Bar
        top={256}
        label={`Sequence, from ${outer}`}
        start={outer}
        end={end}
        color="#6fa6ec"
      />
      <Bar
        top={456}
        label={`Sequence inside, from ${outer} + ${inner} = ${start}`}
        start={start}
        end={end}
        color="#0b62d6"
      />
      <Playhead />
      <Count top={56} start={0} />
      <Sequence from={outer} durationInFrames={durationInFrames} layout="none">
        <Count top={256} start={outer} />
        <Sequence from={inner} layout="none">
          <Count top={456} start={start} />
        </Sequence>
      </Sequence>
    </AbsoluteFill>
  );
};

const x = (frame: number) => 72 + (frame / 90) * 1136;

type BarProps = {
  top: number;
  label: string;
  start: number;
  end: number;
  color: string;
};

const Bar = ({top, label, start, end, color}: BarProps) => (
  <div style={{position: 'absolute', top, left: 72, fontSize: 46, ...digits}}>
    <span style={{...aboveLine, background: '#fbfaf7'}}>{label}</span>
    <div
      style={{
        position: 'absolute',
        top: 72,
        left: x(start) - 72,
        width: Math.max(0, x(end) - x(start)),
        height: 88,
        borderRadius: 8,
        background: color,
      }}
    />
  </div>
);

/** Stands within a sequence and prints the frame that it gets there. */
const Count = ({top, start}: {top: number; start: number}) => {
  const frame = useCurrentFrame();

  return (
    <div
      style={{
        position: 'absolute',
        left: x(start + frame) - 44,
        top: top + 76,
        width: 88,
        borderRadius: 40,
        background: '#e5482d',
        color: '#fbfaf7',
        fontSize: 56,
        fontWeight: 600,
        lineHeight: '80px',
        textAlign: 'center',
        ...digits,
      }}
    >
      {frame}
    </div>
  );
};

const Playhead = () => (
  <div
    style={{
      position: 'absolute',
      left: x(useCurrentFrame()) - 3,
      top: 116,
      bottom: 84,
      width: 6,
      background: '#e5482d',
    }}
  />
);

const aboveLine = {position: 'relative', zIndex: 1, padding: '4px 0'} as const;
const digits = {fontVariantNumeric: 'tabular-nums', whiteSpace: 'pre'} as const;
