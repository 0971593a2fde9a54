import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

export const FrameCounter = ({turn = 4, beat = 30}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const angle = frame * turn;
  const opacity = frame / (durationInFrames - 1);
  const sinceBeat = frame % beat;

  return (
    <AbsoluteFill style={{background: '#0f1115', color: '#e8e6e1', ...digits}}>
      <div style={{position: 'absolute', left: 64, top: 96, fontSize: 400}}>
        {String(frame).padStart(2, '0')}
      </div>
      <Result top={72} rule={`frame × ${turn}`} value={`${angle}°`}>
        <div style={{...shape, borderRadius: 16, rotate: `${angle}deg`}} />
      </Result>
      <Result top={236} rule="frame ÷ 89" value={opacity.toFixed(2)}>
        <div style={{...shape, borderRadius: 16, opacity}} />
      </Result>
      <Result top={400} rule={`frame % ${beat}`} value={String(sinceBeat)}>
        <div
          style={{
            ...shape,
            borderRadius: '50%',
            scale: String(1.2 - (0.8 * sinceBeat) / beat),
          }}
        />
      </Result>
      <Ruler />
    </AbsoluteFill>
  );
};

type ResultProps = {
  top: number;
  rule: string;
  value: string;
  children: React.ReactNode;
};

const Result = ({top, rule, value, children}: ResultProps) => (
  <div
    style={{
      position: 'absolute',
      left: 620,
      right: 72,
      top,
      height: 140,
      display: 'flex',
      alignItems: 'center',
      gap: 48,
      fontSize: 48,
    }}
  >
    {children}
    <span style={{flex: 1, color: '#b4b3b0', whiteSpace: 'pre'}}>{rule}</span>
    <span style={{fontSize: 64}}>{value}</span>
  </div>
);

const Ruler = () => {
  const {durationInFrames} = useVideoConfig();
  const x = (at: number) => 72 + (at / (durationInFrames - 1)) * 1136;
  const ticks = Array.from({length: durationInFrames}, (_, at) => {
    return `M${x(at)} 676v${at % 10 === 0 ? -56 : -24}`;
  });

  return (
    <svg viewBox="0 0 1280 720" style={{position: 'absolute'}}>
      <path d={ticks.join('')} stroke="#5a606c" strokeWidth={3} />
      <path
        d={`M${x(useCurrentFrame())} 584V692`}
        stroke="#ff7a5c"
        strokeWidth={7}
      />
    </svg>
  );
};

const shape = {width: 88, height: 88, background: '#6fb1ff'};
const digits = {fontVariantNumeric: 'tabular-nums'} as const;
