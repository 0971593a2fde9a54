import {AbsoluteFill} from 'remotion';

export const PreviewCard = ({
  title = 'What the tide tables leave out',
  author = 'Noor Haddad',
  color = '#0b62d6',
  waves = 3,
}) => {
  return (
    <AbsoluteFill style={{background: color, color: '#fbfaf7'}}>
      <svg
        viewBox="0 0 1200 627"
        fill="none"
        stroke="#fbfaf7"
        strokeWidth={5}
        style={{position: 'absolute'}}
      >
        {Array.from({length: waves}, (_, index) => (
          <path
            key={index}
            d={wave(600 - index * 56, 16 + index * 6, index)}
            opacity={0.9 - index * 0.12}
          />
        ))}
      </svg>
      <div
        style={{
          padding: '64px 72px',
          width: 980,
          fontSize: 96,
          fontWeight: 650,
          lineHeight: 1.02,
          letterSpacing: '-0.035em',
        }}
      >
        {title}
      </div>
      <div
        style={{
          position: 'absolute',
          right: 72,
          top: 72,
          width: 12,
          height: 96,
          background: '#ff7a5c',
        }}
      />
      <div
        style={{
          position: 'absolute',
          left: 72,
          top: 284,
          fontSize: 42,
          fontWeight: 500,
        }}
      >
        {author}
      </div>
    </AbsoluteFill>
  );
};

const wave = (y: number, height: number, phase: number) =>
  Array.from({length: 101}, (_, step) => {
    const x = step * 12;
    const swell = Math.sin(x / 150 + phase * 0.8) * Math.sin(x / 420 + phase);
    return `${step === 0 ? 'M' : 'L'}${x} ${(y - swell * height).toFixed(1)}`;
  }).join('');
