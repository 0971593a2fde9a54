import {CameraMotionBlur} from '@remotion/motion-blur';
import {AbsoluteFill, useCurrentFrame} from 'remotion';

export const CameraBlur = ({shutterAngle = 270, samples = 12}) => {
  return (
    <AbsoluteFill style={{background: '#15171c', color: '#e8e6e1'}}>
      <Half left={0} label="without">
        <Fan />
      </Half>
      <Half left={640} label={`shutter ${shutterAngle}°`}>
        <CameraMotionBlur shutterAngle={shutterAngle} samples={samples}>
          <Fan />
        </CameraMotionBlur>
      </Half>
    </AbsoluteFill>
  );
};

const Fan = () => {
  const turn = useCurrentFrame() * 24;

  return (
    <AbsoluteFill>
      <svg viewBox="-320 -300 640 720">
        {[0, 120, 240].map((blade) => (
          <path
            key={blade}
            d="M0 0C-70 -80 -60 -220 20 -240C60 -180 50 -80 0 0Z"
            fill={blade === 0 ? '#ff7a5c' : '#6fb1ff'}
            transform={`rotate(${blade + turn})`}
          />
        ))}
        <circle r={30} fill="#e8e6e1" />
      </svg>
    </AbsoluteFill>
  );
};

type HalfProps = {left: number; label: string; children: React.ReactNode};

const Half = ({left, label, children}: HalfProps) => (
  <div style={{position: 'absolute', left, top: 0, width: 640, height: 720}}>
    {children}
    <div
      style={{
        position: 'absolute',
        bottom: 56,
        width: 640,
        textAlign: 'center',
        fontSize: 48,
      }}
    >
      {label}
    </div>
  </div>
);
