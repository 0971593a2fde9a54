import {visualControl} from '@remotion/studio';
import {zColor} from '@remotion/zod-types';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

export const Recipe = ({dish}: {dish: string}) => {
  const frame = useCurrentFrame();
  const ground = visualControl('ground', '#c9622b', zColor());
  const fontSize = visualControl('fontSize', 120);
  return (
    <AbsoluteFill style={{alignItems: 'center', justifyContent: 'center', backgroundColor: ground, fontFamily: 'sans-serif'}}>
      <h1 style={{color: 'white', fontSize, opacity: interpolate(frame, [0, 20], [0, 1])}}>{dish}</h1>
    </AbsoluteFill>
  );
};
