import {
  AbsoluteFill,
  interpolate,
  random,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export const SpokenLines = ({
  text = 'Ice is lighter than water, so a pond freezes from above, and the fish below go on swimming.',
  color = '#f2a541',
}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const lettersAt = (moment: number) =>
    interpolate(moment, [8, durationInFrames - 16], [0, text.length], {
      extrapolateRight: 'clamp',
    });
  const letters = lettersAt(frame);
  const lines = linesOf(text);
  const current = lines.findLast(({start}) => start <= letters) ?? lines[0];

  return (
    <AbsoluteFill style={{background: '#0f1115'}}>
      <Voice lettersAt={lettersAt} text={text} color={color} />
      <Line {...current} letters={letters} />
    </AbsoluteFill>
  );
};

/** A text in the parts between its commas, each with its place in it. */
const linesOf = (text: string) =>
  [...text.matchAll(/[^,.;:]+[,.;:]?/g)].map((match) => ({
    text: match[0].trim(),
    start: match.index,
  }));

type LineProps = {text?: string; start?: number; letters: number};

/** The part that is spoken; its words turn white one by one. */
const Line = ({text = '', start = 0, letters}: LineProps) => {
  const words = text.split(' ');

  return (
    <div style={{position: 'absolute', top: 750, width: '100%'}}>
      <p
        style={{
          margin: '0 auto',
          width: 1640,
          fontSize: 116,
          fontWeight: 620,
          lineHeight: 1.1,
          textAlign: 'center',
          letterSpacing: '-0.025em',
        }}
      >
        {words.map((word, index) => {
          const place = start + words.slice(0, index).join(' ').length;

          return (
            <span
              key={index}
              style={{color: place <= letters ? '#ffffff' : '#6d717c'}}
            >
              {word}{' '}
            </span>
          );
        })}
      </p>
    </div>
  );
};

const RINGS = 7;
/** Frames that a ring is seen. */
const LIFE = 60;

type VoiceProps = {
  lettersAt: (moment: number) => number;
  text: string;
  color: string;
};

/** Rings that grow from a point, each as strong as the voice was when it left. */
const Voice = ({lettersAt, text, color}: VoiceProps) => {
  const frame = useCurrentFrame();

  return (
    <svg viewBox="0 0 1920 1080" fill="none" strokeWidth={8}>
      {Array.from({length: RINGS}, (_, ring) => {
        const age = (frame / LIFE + ring / RINGS) % 1;
        const spokenAt = Math.floor(lettersAt(frame - age * LIFE));
        const isHeard = /\w/.test(text.charAt(spokenAt));
        const loud = isHeard ? 0.5 + random(`${text} ${spokenAt}`) * 0.5 : 0.25;

        return (
          <circle
            key={ring}
            cx={960}
            cy={400}
            r={64 + age * 296}
            stroke={color}
            opacity={(1 - age) * loud}
          />
        );
      })}
      <circle cx={960} cy={400} r={64} fill={color} />
    </svg>
  );
};
