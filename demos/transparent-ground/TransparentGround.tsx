import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

export const TransparentGround = ({alpha = 80, opaque = false}) => {
  const frame = useCurrentFrame();
  const wipe = interpolate(frame, [10, 55, 75, 119], [0, 1280, 1280, 0], {
    easing: Easing.inOut(Easing.poly(3)),
    extrapolateLeft: 'clamp',
  });

  return (
    <AbsoluteFill style={{background: CHECKERBOARD}}>
      <Footage width={wipe} />
      <Overlay alpha={alpha} opaque={opaque} />
      <div
        style={{
          position: 'absolute',
          left: wipe - 3,
          width: 6,
          height: 720,
          background: '#e5482d',
        }}
      />
    </AbsoluteFill>
  );
};

/** The composition itself: where it draws nothing, it is transparent. */
const Overlay = ({alpha, opaque}: {alpha: number; opaque: boolean}) => (
  <AbsoluteFill style={{background: opaque ? '#15171c' : undefined}}>
    <div
      style={{
        position: 'absolute',
        left: 72,
        bottom: 88,
        padding: '28px 48px',
        background: `rgba(11, 98, 214, ${alpha / 100})`,
      }}
    >
      <div style={{fontSize: 100, fontWeight: 650, color: '#fbfaf7'}}>
        Nora Lind
      </div>
      <div style={{fontSize: 52, color: '#fbfaf7'}}>Glaciologist</div>
    </div>
  </AbsoluteFill>
);

/** Stands for a video that the overlay is laid upon later. */
const Footage = ({width}: {width: number}) => (
  <div style={{position: 'absolute', width, height: 720, overflow: 'hidden'}}>
    <svg viewBox="0 0 1280 720" style={{width: 1280}}>
      <rect width={1280} height={720} fill="#c9dcf6" />
      <circle cx={980} cy={190} r={90} fill="#fbfaf7" />
      <path
        d="M0 470 240 250 470 440 720 180 1010 430 1280 300V720H0Z"
        fill="#15171c"
      />
      <path
        d="M240 250 360 349 240 372 172 312ZM720 180 882 320 700 332 606 299Z"
        fill="#fbfaf7"
      />
    </svg>
  </div>
);

const CHECKERBOARD =
  'repeating-conic-gradient(#d9d6ce 0 25%, #fbfaf7 0 50%) 0 0 / 80px 80px';
