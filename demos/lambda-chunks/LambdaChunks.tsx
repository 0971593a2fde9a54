import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

const FRAMES = 48;
const SPEED = 0.6;

export const LambdaChunks = ({framesPerLambda = 8, color = '#6fb1ff'}) => {
  const drawn = useCurrentFrame() * SPEED;
  const starts = Array.from(
    {length: Math.ceil(FRAMES / framesPerLambda)},
    (_, index) => index * framesPerLambda,
  );

  return (
    <AbsoluteFill style={{background: '#0f1115', color: '#e8e6e1'}}>
      <Film top={64} label="One machine" drawn={drawn}>
        <Chunk from={0} frames={FRAMES} drawn={drawn} color="#b4b3b0" />
      </Film>
      <Film
        top={392}
        label={`${starts.length} functions`}
        drawn={drawn * starts.length}
      >
        {starts.map((from) => (
          <Chunk
            key={from}
            from={from}
            frames={Math.min(framesPerLambda, FRAMES - from)}
            drawn={drawn}
            color={color}
          />
        ))}
      </Film>
    </AbsoluteFill>
  );
};

type FilmProps = {
  top: number;
  label: string;
  drawn: number;
  children: React.ReactNode;
};

const Film = ({top, label, drawn, children}: FilmProps) => {
  const share = interpolate(drawn, [0, FRAMES], [0, 100], {
    extrapolateRight: 'clamp',
  });

  return (
    <div style={{position: 'absolute', left: 64, right: 64, top, fontSize: 52}}>
      <div style={{display: 'flex', justifyContent: 'space-between'}}>
        <span>{label}</span>
        <span style={{fontVariantNumeric: 'tabular-nums', color: '#b4b3b0'}}>
          {Math.floor(share)} %
        </span>
      </div>
      <div style={{position: 'relative', height: 150, marginTop: 24}}>
        {children}
      </div>
    </div>
  );
};

type ChunkProps = {from: number; frames: number; drawn: number; color: string};

const Chunk = ({from, frames, drawn, color}: ChunkProps) => {
  const width = 1152 / FRAMES;

  return Array.from({length: frames}, (_, index) => (
    <div
      key={index}
      style={{
        position: 'absolute',
        left: (from + index) * width + (index === 0 ? 4 : 0),
        width: width - (index === 0 ? 6 : 2),
        height: 150,
        background: index < drawn ? color : '#2f343e',
      }}
    />
  ));
};
