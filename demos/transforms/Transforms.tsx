import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export const Transforms = ({
  opacity = 1,
  scale = 1.25,
  skew = 12,
  translate = 180,
  rotate = -18,
}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const there = spring({frame: frame - 10, fps, config: {damping: 14}});
  const back = spring({frame: frame - 60, fps, config: {damping: 20}});
  const amount = there - back;

  return (
    <AbsoluteFill
      style={{
        background: GRID,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Tile style={{border: '4px dashed #15171c', opacity: 0.35}} />
      <Tile
        style={{
          background: '#0b62d6',
          color: '#fbfaf7',
          opacity: 1 + (opacity - 1) * amount,
          transform: [
            `translateX(${translate * amount}px)`,
            `rotate(${rotate * amount}deg)`,
            `skewX(${skew * amount}deg)`,
            `scale(${1 + (scale - 1) * amount})`,
          ].join(' '),
        }}
      />
    </AbsoluteFill>
  );
};

const Tile = ({style}: {style: React.CSSProperties}) => (
  <div
    style={{
      position: 'absolute',
      width: 300,
      height: 300,
      borderRadius: 28,
      padding: '12px 32px',
      fontSize: 200,
      fontWeight: 650,
      ...style,
    }}
  >
    Aa
  </div>
);

const GRID =
  'linear-gradient(#e3dfd4 2px, transparent 2px) 0 -1px / 80px 80px, linear-gradient(90deg, #e3dfd4 2px, transparent 2px) -1px 0 / 80px 80px, #fbfaf7';
