import {
  AbsoluteFill,
  interpolate,
  interpolateColors,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export const Postcard = ({
  city = 'Lisbon',
  greeting = 'Wish you were here',
  tram = '#e0a526',
}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const sun = spring({
    frame,
    fps,
    config: {damping: 200},
    durationInFrames: 50,
  });
  const sky = interpolateColors(sun, [0, 1], ['#f3d9b1', '#c9dcf6']);
  const x = interpolate(frame, [0, durationInFrames], [-360, 1280]);
  const written = Math.round(
    interpolate(frame, [15, 55], [0, greeting.length], {
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
    }),
  );

  return (
    <AbsoluteFill style={{background: sky}}>
      <svg viewBox="0 0 1280 720" width={1280} height={720}>
        <circle cx={1010} cy={500 - sun * 300} r={92} fill="#fbfaf7" />
        <path
          d="M 0 470 Q 300 330 640 450 T 1280 400 V 720 H 0 Z"
          fill="#1d4f93"
        />
        <path d="M 0 640 H 1280 V 720 H 0 Z" fill="#15171c" />
        <g transform={`translate(${x} 0)`}>
          <rect x={0} y={486} width={340} height={142} rx={18} fill={tram} />
          {[24, 128, 232].map((left) => (
            <rect
              key={left}
              x={left}
              y={510}
              width={84}
              height={54}
              rx={6}
              fill="#fbfaf7"
            />
          ))}
          {[70, 270].map((left) => (
            <circle key={left} cx={left} cy={630} r={22} fill="#4a4d55" />
          ))}
        </g>
      </svg>
      <div style={{position: 'absolute', left: 72, top: 56, color: '#15171c'}}>
        <div style={{fontSize: 128, fontWeight: 650, lineHeight: 1.05}}>
          {city}
        </div>
        <div style={{fontSize: 54}}>{greeting.slice(0, written)}</div>
      </div>
    </AbsoluteFill>
  );
};
