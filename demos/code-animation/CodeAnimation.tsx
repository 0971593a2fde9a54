import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

export const CodeAnimation = ({morph = 24, marked = true}) => {
  const frame = useCurrentFrame();
  const progress = interpolate(
    frame,
    [20, 20 + morph, 92, 92 + morph],
    [0, 1, 1, 0],
    {
      easing: Easing.inOut(Easing.poly(3)),
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
    },
  );

  return (
    <AbsoluteFill style={{background: '#15171c', color: '#e8e6e1'}}>
      <samp
        style={{
          position: 'absolute',
          left: 96,
          top: 96,
          fontSize: 64,
          lineHeight: '104px',
          letterSpacing: 0,
        }}
      >
        {[...new Set([...before.keys(), ...after.keys()])].map((key) => (
          <Token key={key} id={key} progress={progress} marked={marked} />
        ))}
      </samp>
    </AbsoluteFill>
  );
};

type Place = {text: string; line: number; column: number};

/** Cuts code into words and signs, and counts those that occur more than once. */
const tokensOf = (code: string) => {
  const tokens = new Map<string, Place>();
  code.split('\n').forEach((source, line) => {
    for (const {0: text, index: column} of source.matchAll(/\w+|[^\w\s]/g)) {
      let count = 1;
      while (tokens.has(`${text} ${count}`)) count++;
      tokens.set(`${text} ${count}`, {text, line, column});
    }
  });
  return tokens;
};

const before = tokensOf('const opacity = frame / 30;');
const after = tokensOf(`const opacity = interpolate(
  frame,
  [0, 30],
  [0, 1],
);`);

type TokenProps = {id: string; progress: number; marked: boolean};

const Token = ({id, progress, marked}: TokenProps) => {
  const from = before.get(id) ?? after.get(id);
  const to = after.get(id) ?? before.get(id);
  if (!from || !to) return null;
  const stays = before.has(id) && after.has(id);
  const seen = before.has(id) ? 1 - progress * 2 : progress * 2 - 1;
  const between = (a: number, b: number) => a + (b - a) * progress;

  return (
    <span
      style={{
        position: 'absolute',
        left: `${between(from.column, to.column)}ch`,
        top: `${between(from.line, to.line) * 104}px`,
        color: stays && marked ? '#6fb1ff' : '#e8e6e1',
        opacity: stays ? 1 : Math.max(0, seen),
      }}
    >
      {from.text}
    </span>
  );
};
