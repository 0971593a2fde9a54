import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export const AbsoluteFillLayers = ({spacing = 165, tilt = 58, layers = 4}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const config = {damping: 200};
  const lifted =
    spring({frame: frame - 10, fps, config, durationInFrames: 26}) -
    spring({frame: frame - 84, fps, config, durationInFrames: 26});
  const shrink = 1 - lifted * 0.38;
  const height = (layers - 1) * spacing * shrink * lifted;
  const sink = (height / 2) * Math.sin((lifted * tilt * Math.PI) / 180);

  return (
    <AbsoluteFill style={{background: '#0f1115'}}>
      <div
        style={{
          position: 'absolute',
          left: 192,
          top: 108,
          width: 896,
          height: 504,
          transformStyle: 'preserve-3d',
          transform: [
            'perspective(2400px)',
            `translateY(${sink}px)`,
            `rotateX(${lifted * tilt}deg)`,
            `rotateZ(${lifted * -28}deg)`,
            `scale3d(${shrink}, ${shrink}, ${shrink})`,
          ].join(' '),
        }}
      >
        {pictures.slice(0, layers).map((picture, index) => (
          <AbsoluteFill
            key={index}
            style={{
              transform: `translateZ(${lifted * index * spacing}px)`,
              outline: `3px solid rgba(111, 177, 255, ${lifted})`,
            }}
          >
            {picture}
          </AbsoluteFill>
        ))}
      </div>
    </AbsoluteFill>
  );
};

const pictures = [
  <AbsoluteFill key="sky" style={{background: '#1d4f93'}} />,
  <svg key="sun" viewBox="0 0 800 450">
    <circle cx={580} cy={176} r={104} fill="#ff7a5c" />
  </svg>,
  <svg key="hills" viewBox="0 0 800 450">
    <path
      d="M0 330 150 210 290 320 430 250 590 350 700 290 800 340V450H0Z"
      fill="#c9dcf6"
    />
    <path d="M0 400 220 320 420 400 620 350 800 410V450H0Z" fill="#6fb1ff" />
  </svg>,
  <AbsoluteFill
    key="title"
    style={{padding: 40, fontSize: 132, fontWeight: 650, color: '#fbfaf7'}}
  >
    Bornholm
  </AbsoluteFill>,
];
