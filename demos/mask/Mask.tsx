import {
  AbsoluteFill,
  Img,
  interpolate,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export const Mask = ({
  text = 'DUNES',
  fontSize = 330,
  background = '#1d4f93',
}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const shift = interpolate(frame, [0, durationInFrames - 1], [0, -18]);

  return (
    <AbsoluteFill style={{background}}>
      <svg width="0" height="0">
        <clipPath id="letters">
          <text
            x="640"
            y="360"
            textAnchor="middle"
            dominantBaseline="central"
            fontSize={fontSize}
            fontWeight={700}
          >
            {text}
          </text>
        </clipPath>
      </svg>
      <AbsoluteFill style={{clipPath: 'url(#letters)'}}>
        <Img
          src={staticFile('demos/slideshow/dunes.svg')}
          style={{
            width: '125%',
            height: '125%',
            objectFit: 'cover',
            translate: `${shift}% -12%`,
          }}
        />
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
