import {
  AbsoluteFill,
  Easing,
  interpolate,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export const Countdown = ({
  seconds = 5,
  color = '#ff7a5c',
  label = 'Live in',
}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const left = Math.max(0, seconds - frame / fps);
  const number = Math.ceil(left);
  const pulse = interpolate(number - left, [0, 0.3], [1.18, 1], {
    easing: Easing.out(Easing.poly(2)),
    extrapolateRight: 'clamp',
  });
  const around = 2 * Math.PI * 250;

  return (
    <AbsoluteFill style={{background: '#15171c', color: '#e8e6e1'}}>
      <div style={{position: 'absolute', left: 80, top: 300, fontSize: 120}}>
        {number > 0 ? label : 'Go'}
      </div>
      <svg
        viewBox="-300 -300 600 600"
        fill="none"
        style={{position: 'absolute', right: 60, top: 60, width: 600}}
      >
        <circle r={250} stroke="#2f343e" strokeWidth={36} />
        <circle
          r={250}
          stroke={color}
          strokeWidth={36}
          strokeDasharray={around}
          strokeDashoffset={around * (left / seconds - 1)}
          transform="rotate(-90)"
        />
        <text
          y={106}
          textAnchor="middle"
          fontSize={300}
          fontWeight={650}
          fill="#e8e6e1"
          style={{
            fontVariantNumeric: 'tabular-nums',
            scale: String(number > 0 ? pulse : 1),
          }}
        >
          {number}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
