import {
  makeTransform,
  rotate,
  scale,
  translateX,
} from '@remotion/animation-utils';
import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export const MakeTransform = ({
  x = 440,
  angle = 30,
  size = 1.5,
  rotateFirst = false,
}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const there = spring({frame: frame - 8, fps, config: {damping: 16}});
  const back = spring({frame: frame - 60, fps, config: {damping: 200}});
  const amount = there - back;
  const move = translateX(Math.round(x * amount));
  const turn = rotate(Math.round(angle * amount));
  const grow = scale(Number((1 + (size - 1) * amount).toFixed(2)));
  const steps = rotateFirst ? [turn, move, grow] : [move, turn, grow];

  return (
    <AbsoluteFill style={{background: '#dfeafa'}}>
      <Tile style={{border: '4px dashed #0b62d6'}} />
      <Tile style={{background: '#0b62d6', transform: makeTransform(steps)}} />
      {[1, 2].map((count) => (
        <Tile
          key={count}
          style={{
            border: '4px dashed #fbfaf7',
            opacity: Math.min(1, Math.abs(amount) * 3),
            transform: makeTransform(steps.slice(0, count)),
          }}
        />
      ))}
      <div style={{position: 'absolute', left: 72, top: 48, fontSize: 52}}>
        {steps.map((step) => (
          <span key={step} style={{marginRight: 36, fontWeight: 550}}>
            {step}
          </span>
        ))}
      </div>
    </AbsoluteFill>
  );
};

const Tile = ({style}: {style: React.CSSProperties}) => (
  <div
    style={{
      position: 'absolute',
      left: 200,
      top: 270,
      width: 240,
      height: 240,
      borderRadius: 20,
      boxSizing: 'border-box',
      ...style,
    }}
  >
    {style.background ? (
      <div
        style={{
          width: 60,
          height: 60,
          margin: 20,
          borderRadius: 30,
          background: '#fbfaf7',
        }}
      />
    ) : null}
  </div>
);
