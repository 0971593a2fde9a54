import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

export const Recipe = ({dish}: {dish: string}) => {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{alignItems: 'center', justifyContent: 'center', backgroundColor: '#c9622b', fontFamily: 'sans-serif'}}>
      <h1 style={{color: 'white', fontSize: 120, opacity: interpolate(frame, [0, 20], [0, 1])}}>{dish}</h1>
    </AbsoluteFill>
  );
};
