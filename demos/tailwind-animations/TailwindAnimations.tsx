import {
  AbsoluteFill,
  Easing,
  interpolate,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export const TailwindAnimations = ({
  color = '#0b62d6',
  height = 25,
  dimmed = 0.5,
}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const second = (frame / fps) % 1;
  const two = (frame / fps / 2) % 1;

  // animate-spin: 1s linear
  const rotate = `${second * 360}deg`;
  // animate-ping: 1s, to twice the size and invisible at 75 %
  const ping = interpolate(second, [0, 0.75], [0, 1], {
    easing: Easing.bezier(0, 0, 0.2, 1),
    extrapolateRight: 'clamp',
  });
  // animate-pulse: 2s, half as opaque in the middle
  const opacity = interpolate(two, [0, 0.5, 1], [1, dimmed, 1], {
    easing: Easing.bezier(0.4, 0, 0.6, 1),
  });
  // animate-bounce: 1s, falls with one curve and rises with another
  const drop =
    second < 0.5
      ? interpolate(second, [0, 0.5], [-height, 0], {
          easing: Easing.bezier(0.8, 0, 1, 1),
        })
      : interpolate(second, [0.5, 1], [0, -height], {
          easing: Easing.bezier(0, 0, 0.2, 1),
        });

  return (
    <AbsoluteFill
      style={{
        background: '#fbfaf7',
        flexDirection: 'row',
        alignItems: 'center',
        padding: '0 40px',
      }}
    >
      <Cell name="spin">
        <Shape
          style={{
            rotate,
            borderWidth: 24,
            borderStyle: 'solid',
            borderColor: `#c9dcf6 ${color} ${color}`,
            background: 'none',
          }}
        />
      </Cell>
      <Cell name="ping">
        <Shape
          style={{
            background: color,
            scale: String(1 + ping),
            opacity: 1 - ping,
            position: 'absolute',
          }}
        />
        <Shape style={{background: color}} />
      </Cell>
      <Cell name="pulse">
        <Shape style={{background: color, opacity, borderRadius: 28}} />
      </Cell>
      <Cell name="bounce">
        <Shape style={{background: color, translate: `0 ${drop}%`}} />
      </Cell>
    </AbsoluteFill>
  );
};

const Shape = ({style}: {style: React.CSSProperties}) => (
  <div
    style={{
      width: 176,
      height: 176,
      borderRadius: '50%',
      boxSizing: 'border-box',
      ...style,
    }}
  />
);

type CellProps = {name: string; children: React.ReactNode};

const Cell = ({name, children}: CellProps) => (
  <div
    style={{
      flex: 1,
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: 120,
      fontSize: 56,
      color: '#15171c',
    }}
  >
    {children}
    {name}
  </div>
);
