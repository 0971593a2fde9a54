import {
  AbsoluteFill,
  interpolate,
  random,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export const Narration = ({
  text = 'Snow is mostly air. That is why the city goes quiet when it falls.',
  color = '#0b62d6',
}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const spoken = interpolate(frame, [6, durationInFrames - 24], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const letters = spoken * text.length;

  return (
    <AbsoluteFill style={{background: '#fbfaf7'}}>
      <div
        style={{
          height: 610,
          margin: '110px 130px 0',
          fontSize: 148,
          fontWeight: 650,
          lineHeight: 1.14,
          letterSpacing: '-0.03em',
        }}
      >
        {[...text].map((letter, index) => (
          <span
            key={index}
            style={{color: index < letters ? '#15171c' : '#8f8a7e'}}
          >
            {letter}
          </span>
        ))}
      </div>
      <Speech text={text} progress={spoken} color={color} />
    </AbsoluteFill>
  );
};

const LINES = 110;

type SpeechProps = {text: string; progress: number; color: string};

/** The voice as lines, silent between the words: they follow from the text, as the narration does. */
const Speech = ({text, progress, color}: SpeechProps) => (
  <svg viewBox="0 0 1920 320" strokeWidth={9} strokeLinecap="round">
    {Array.from({length: LINES}, (_, line) => {
      const at = Math.floor((line / LINES) * text.length);
      const isPause = !/\w/.test(text.charAt(at));
      const loud = isPause ? 0.03 : 0.25 + random(`${text} ${line}`) * 0.75;
      const near = Math.abs(line / LINES - progress) < 0.012;
      const height = 130 * loud * (near ? 1.2 : 1);
      const x = 130 + (line / (LINES - 1)) * 1660;

      return (
        <path
          key={line}
          d={`M${x} ${150 - height}V${150 + height}`}
          stroke={line / LINES <= progress ? color : '#dcd7ca'}
        />
      );
    })}
    <path
      d={`M${130 + progress * 1660} 0V300`}
      stroke="#e5482d"
      strokeLinecap="butt"
    />
  </svg>
);
