import {
  AbsoluteFill,
  interpolate,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

const credits = [
  ['Written by', ['Ines Holm']],
  ['Directed by', ['Otto Brandt']],
  ['Camera', ['Mila Sato', 'Ben Okafor']],
  ['Sound', ['Rosa Lind']],
  ['Edited by', ['Tom Varga']],
  ['Music', ['Ada Keller', 'The Harbor Choir']],
  ['With thanks to', ['the town of Lunden']],
] as const;

export const Credits = ({title = 'Night trains', hold = 20}) => {
  const frame = useCurrentFrame();
  const {durationInFrames, height} = useVideoConfig();
  const progress = interpolate(frame, [0, durationInFrames - hold], [0, 1], {
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{background: '#0f1115', color: '#e8e6e1'}}>
      <div
        style={{
          position: 'absolute',
          top: height,
          width: '100%',
          // Up by the height of the picture and that of the list itself
          transform: `translateY(calc(${-progress} * (100% + ${height}px)))`,
        }}
      >
        <div
          style={{
            textAlign: 'center',
            fontSize: 104,
            fontWeight: 650,
            paddingBottom: 72,
          }}
        >
          {title}
        </div>
        {credits.map(([role, names]) => (
          <div
            key={role}
            style={{display: 'flex', gap: 48, fontSize: 52, paddingBottom: 44}}
          >
            <div style={{flex: 1, textAlign: 'right', color: '#b4b3b0'}}>
              {role}
            </div>
            <div style={{flex: 1, fontWeight: 550, whiteSpace: 'pre-line'}}>
              {names.join('\n')}
            </div>
          </div>
        ))}
      </div>
    </AbsoluteFill>
  );
};
