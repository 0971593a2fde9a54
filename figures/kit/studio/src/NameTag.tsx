import {zColor, zMatrix, zTextarea} from '@remotion/zod-types';
import {AbsoluteFill, Img, interpolate, staticFile, useCurrentFrame} from 'remotion';
import {z} from 'zod';

export const nameTagSchema = z.object({
  name: z.string(),
  about: zTextarea(),
  picture: z.string(),
  color: zColor(),
  side: z.enum(['left', 'right']),
  firstShown: z.date(),
  place: z.object({x: z.number().int(), y: z.number().int()}),
  shape: zMatrix(),
});

/** A tag above another video, so it has no ground of its own. */
export const NameTag = ({name, about, picture, color, side, place, shape: [a, b, c, d]}: z.infer<typeof nameTagSchema>) => {
  const frame = useCurrentFrame();
  const [first, last] = name.split(' ') as [string, string];
  const opacity = interpolate(frame, [0, 15], [0, 1], {extrapolateRight: 'clamp'});
  return (
    <AbsoluteFill style={{fontFamily: 'sans-serif', opacity}}>
      <div
        style={{
          position: 'absolute',
          [side]: place.x,
          bottom: place.y,
          display: 'flex',
          alignItems: 'center',
          gap: 32,
          padding: 32,
          borderRadius: 24,
          color: 'white',
          backgroundColor: color,
          transform: `matrix(${a}, ${c}, ${b}, ${d}, 0, 0)`,
        }}
      >
        <Img src={picture || staticFile('summer.svg')} style={{width: 180, height: 180, borderRadius: 90, objectFit: 'cover'}} />
        <div>
          <div style={{fontSize: 72, fontWeight: 700}}>
            {first} {last.toUpperCase()}
          </div>
          <div style={{fontSize: 40, whiteSpace: 'pre-line'}}>{about}</div>
        </div>
      </div>
    </AbsoluteFill>
  );
};
