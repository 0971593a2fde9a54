import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export const SafeAreas = ({top = 14, bottom = 35, side = 6, guides = true}) => {
  const {width, height, fps} = useVideoConfig();
  const frame = useCurrentFrame();
  const shown = spring({frame, fps, delay: 20, config: {damping: 200}});
  const inset = {
    top: (top / 100) * height,
    bottom: (bottom / 100) * height,
    left: (side / 100) * width,
    right: (side / 100) * width,
  };

  return (
    <AbsoluteFill style={{background: '#0f1115', color: '#e8e6e1'}}>
      <Kite />
      <div style={{position: 'absolute', padding: 24, ...inset}}>
        <div style={{fontSize: 108, fontWeight: 650, lineHeight: 1.05}}>
          How kites stay up
        </div>
        <div style={{fontSize: 52, color: '#6fb1ff', marginTop: 16}}>
          in 30 seconds
        </div>
      </div>
      {guides ? (
        <div
          style={{
            position: 'absolute',
            ...inset,
            opacity: shown,
            outline: '2000px solid rgba(229, 72, 45, 0.42)',
            boxShadow: 'inset 0 0 0 4px #ff7a5c',
          }}
        >
          <Label style={{bottom: '100%', left: 0}}>{`top ${top} %`}</Label>
          <Label style={{top: '100%', left: 0}}>{`bottom ${bottom} %`}</Label>
        </div>
      ) : null}
    </AbsoluteFill>
  );
};

type LabelProps = {style: React.CSSProperties; children: string};

const Label = ({style, children}: LabelProps) => (
  <div
    style={{
      position: 'absolute',
      padding: '12px 4px',
      fontSize: 44,
      fontWeight: 600,
      whiteSpace: 'pre',
      ...style,
    }}
  >
    {children}
  </div>
);

/** Stands in for your picture. */
const Kite = () => {
  const frame = useCurrentFrame();
  const x = 430 + Math.sin(frame / 19) * 70;
  const y = 690 + Math.cos(frame / 13) * 36;

  return (
    <svg viewBox="0 0 720 1280" style={{position: 'absolute'}}>
      <path
        d={`M${x} ${y}C${x - 40} ${y + 260} 150 900 120 1280`}
        stroke="#e8e6e1"
        strokeWidth={4}
        fill="none"
      />
      <g
        transform={`translate(${x} ${y}) rotate(${24 + Math.sin(frame / 19) * 10})`}
      >
        <path d="M0 -170L118 -34L0 150Z" fill="#ff7a5c" />
        <path d="M0 -170L-118 -34L0 150Z" fill="#e8e6e1" />
      </g>
    </svg>
  );
};
