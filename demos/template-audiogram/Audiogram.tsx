import {AbsoluteFill, random, useCurrentFrame, useVideoConfig} from 'remotion';

export const Audiogram = ({
  title = 'Why bridges hum at night',
  color = '#ff7a5c',
  bars = 20,
}) => {
  return (
    <AbsoluteFill style={{background: '#15171c', color: '#e8e6e1'}}>
      <div style={{margin: 80}}>
        <div style={{display: 'flex', gap: 48, alignItems: 'center'}}>
          <Cover color={color} />
          <div>
            <div style={{fontSize: 40, color: '#b4b3b0'}}>Field Notes, 27</div>
            <div style={{marginTop: 16, fontSize: 76, fontWeight: 650}}>
              {title}
            </div>
          </div>
        </div>
        <Waveform color={color} bars={bars} />
        <Captions />
      </div>
    </AbsoluteFill>
  );
};

/** The deck, the pylons and the cables of a bridge in a square. */
const Cover = ({color}: {color: string}) => (
  <svg
    viewBox="0 0 300 300"
    width={300}
    height={300}
    fill="none"
    stroke="#15171c"
    strokeWidth={7}
    style={{flex: 'none', background: color}}
  >
    <path d="M0 216H300M84 60V260M216 60V260" strokeWidth={14} />
    <path d="M0 150L84 66L150 190L216 66L300 150" />
    <path d="M28 216V124M56 216V96M112 216V118M188 216V118M244 216V96M272 216V124" />
  </svg>
);

/** How loud the voice is at each bar: stands for what visualizeAudio() returns. */
const Waveform = ({color, bars}: {color: string; bars: number}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const turn = (frame / durationInFrames) * Math.PI * 2;
  const width = 920 / bars;

  return (
    <svg viewBox="0 0 920 220" style={{marginTop: 64, overflow: 'visible'}}>
      {Array.from({length: bars}, (_, bar) => {
        const pace = 4 + Math.floor(random(`pace ${bar}`) * 6);
        const swing = Math.sin(turn * pace + random(`start ${bar}`) * 6.3);
        const bell = Math.sin(((bar + 0.5) / bars) * Math.PI);
        const height =
          14 + 206 * bell * (0.35 + 0.3 * swing + 0.3 * random(bar));

        return (
          <rect
            key={bar}
            x={bar * width + width * 0.2}
            y={110 - height / 2}
            width={width * 0.6}
            height={height}
            rx={width * 0.3}
            fill={color}
          />
        );
      })}
    </svg>
  );
};

const words = 'The cables are strings, and wind plays them.';

/** Words light up while they are spoken. */
const Captions = () => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const all = words.split(' ');
  const spoken = (frame / (durationInFrames - 12)) * all.length;

  return (
    <div
      style={{marginTop: 60, fontSize: 88, fontWeight: 600, lineHeight: 1.16}}
    >
      {all.map((word, index) => (
        <span key={index} style={{opacity: index < spoken ? 1 : 0.45}}>
          {word}{' '}
        </span>
      ))}
    </div>
  );
};
