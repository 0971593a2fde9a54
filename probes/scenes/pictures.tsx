import {AbsoluteFill, Img} from 'remotion';

/** Nine columns of red on nothing, with an opacity from 0.1 to 0.9. */
export const Opacities = () => (
  <AbsoluteFill style={{flexDirection: 'row'}}>
    {[0.1, 0.2, 0.3, 0.4, 0.48, 0.52, 0.6, 0.7, 0.9].map((opacity) => (
      <div key={opacity} style={{flex: 1, background: 'red', opacity}} />
    ))}
  </AbsoluteFill>
);

/** An image, and what its callbacks are called with. */
export const Picture = ({src, maxRetries = 0, handlesError = true}: {src: string; maxRetries?: number; handlesError?: boolean}) => (
  <Img
    src={src}
    maxRetries={maxRetries}
    {...(handlesError ? {onError: () => console.log('onError')} : {})}
    onImageFrame={({naturalWidth}) => console.log(`onImageFrame ${naturalWidth}`)}
  />
);
