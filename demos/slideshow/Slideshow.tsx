import {linearTiming, TransitionSeries} from '@remotion/transitions';
import {fade} from '@remotion/transitions/fade';
import {Fragment} from 'react';
import {
  AbsoluteFill,
  Img,
  interpolate,
  staticFile,
  useCurrentFrame,
} from 'remotion';

const pictures = [
  staticFile('demos/slideshow/coast.svg'),
  staticFile('demos/slideshow/dunes.svg'),
  staticFile('demos/slideshow/city.svg'),
];

export const Slideshow = ({
  framesPerPicture = 75,
  overlap = 20,
  zoom = 1.12,
}) => {
  return (
    <AbsoluteFill style={{background: '#0f1115'}}>
      <TransitionSeries>
        {pictures.map((src, index) => (
          <Fragment key={index}>
            <TransitionSeries.Sequence durationInFrames={framesPerPicture}>
              <Slide src={src} frames={framesPerPicture} zoom={zoom} />
            </TransitionSeries.Sequence>
            {index === pictures.length - 1 ? null : (
              <TransitionSeries.Transition
                presentation={fade()}
                timing={linearTiming({durationInFrames: overlap})}
              />
            )}
          </Fragment>
        ))}
      </TransitionSeries>
    </AbsoluteFill>
  );
};

const Slide = ({
  src,
  frames,
  zoom,
}: {
  src: string;
  frames: number;
  zoom: number;
}) => {
  const scale = interpolate(useCurrentFrame(), [0, frames], [1, zoom]);

  return (
    <AbsoluteFill style={{overflow: 'hidden'}}>
      <Img
        src={src}
        style={{
          width: '100%',
          height: '100%',
          objectFit: 'cover',
          scale: `${scale}`,
        }}
      />
    </AbsoluteFill>
  );
};
