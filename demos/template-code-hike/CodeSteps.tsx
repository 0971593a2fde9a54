import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

type Props = {theme?: keyof typeof themes; hold?: number; callout?: string};

export const CodeSteps = ({
  theme = 'suite',
  hold = 30,
  callout = 'Its type is inferred: Promise<Photo[]>',
}: Props) => {
  const frame = useCurrentFrame();
  const step = Math.min(steps.length - 1, Math.floor(frame / 45));
  const progress = interpolate(frame % 45, [hold, 44], [0, 1], {
    easing: Easing.inOut(Easing.poly(3)),
    extrapolateLeft: 'clamp',
  });
  const before = steps[step] ?? new Map<string, Token>();
  const after = steps[(step + 1) % steps.length] ?? before;
  const {ground, ink, raised} = themes[theme];
  const noted = step === 2 ? interpolate(progress, [0, 0.3], [1, 0], clamp) : 0;

  return (
    <AbsoluteFill style={{background: ground, color: ink}}>
      <samp
        style={{
          position: 'absolute',
          left: 130,
          top: 130,
          fontSize: 60,
          letterSpacing: 0,
        }}
      >
        {[...new Set([...before.keys(), ...after.keys()])].map((id) => (
          <Piece
            key={id}
            from={before.get(id)}
            to={after.get(id)}
            progress={progress}
            theme={theme}
          />
        ))}
      </samp>
      <div
        style={{
          position: 'absolute',
          left: 130,
          top: 800,
          padding: '28px 44px',
          borderLeft: '14px solid #e5482d',
          background: raised,
          fontSize: 60,
          opacity: noted * interpolate(frame % 45, [0, 10], [0, 1], clamp),
        }}
      >
        {callout}
      </div>
    </AbsoluteFill>
  );
};

const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

const themes = {
  suite: {
    ground: '#15171c',
    raised: '#23272f',
    ink: '#e8e6e1',
    word: '#6fb1ff',
    text: '#6cc793',
  },
  paper: {
    ground: '#fbfaf7',
    raised: '#efece3',
    ink: '#15171c',
    word: '#0b62d6',
    text: '#1d7a46',
  },
};

type Token = {text: string; line: number; column: number};

/** Cuts a file into words and signs; those that occur again are counted. */
const tokensOf = (code: string) => {
  const tokens = new Map<string, Token>();
  code.split('\n').forEach((source, line) => {
    for (const {0: text, index: column} of source.matchAll(
      /'[^']*'|\w+|[^\w\s]/g,
    )) {
      let count = 1;
      while (tokens.has(`${text} ${count}`)) count++;
      tokens.set(`${text} ${count}`, {text, line, column});
    }
  });
  return tokens;
};

/** The files of the folder, in order. */
const steps = [
  `const load = () => {
  return fetch('/photos');
};`,
  `const load = async () => {
  const reply = await fetch('/photos');
  return reply.json();
};`,
  `const load = async () => {
  const reply = await fetch('/photos');
  const photos: Photo[] = await reply.json();
  return photos;
};`,
].map(tokensOf);

type PieceProps = {
  from?: Token;
  to?: Token;
  progress: number;
  theme: keyof typeof themes;
};

const Piece = ({from, to, progress, theme}: PieceProps) => {
  const start = from ?? to;
  const end = to ?? from;
  if (!start || !end) return null;
  const seen = from ? 1 - progress * 2 : progress * 2 - 1;
  const between = (a: number, b: number) => a + (b - a) * progress;
  const {ink, word, text} = themes[theme];
  const isWord = /^(const|return|async|await)$/.test(start.text);

  return (
    <span
      style={{
        position: 'absolute',
        left: `${between(start.column, end.column)}ch`,
        top: between(start.line, end.line) * 116,
        color: isWord ? word : start.text.startsWith("'") ? text : ink,
        opacity: from && to ? 1 : Math.max(0, seen),
        whiteSpace: 'pre',
      }}
    >
      {start.text}
    </span>
  );
};
