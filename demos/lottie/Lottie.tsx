import {
  Lottie as LottieAnimation,
  type LottieAnimationData,
} from '@remotion/lottie';
import {useEffect, useState} from 'react';
import {
  AbsoluteFill,
  cancelRender,
  continueRender,
  delayRender,
  staticFile,
  useCurrentFrame,
} from 'remotion';

type Props = {
  playbackRate?: number;
  direction?: 'forward' | 'backward';
  loop?: boolean;
};

export const Lottie = ({
  playbackRate = 1,
  direction = 'forward',
  loop = true,
}: Props) => {
  const [handle] = useState(() => delayRender('Loading sunrise.json'));
  const [sunrise, setSunrise] = useState<LottieAnimationData>();

  useEffect(() => {
    fetch(staticFile('demos/lottie/sunrise.json'))
      .then((response) => response.json())
      .then((data: LottieAnimationData) => {
        setSunrise(data);
        continueRender(handle);
      })
      .catch(cancelRender);
  }, [handle]);

  const time = useCurrentFrame() * playbackRate;
  const played = loop ? time % LENGTH : Math.min(time, LENGTH - 1);
  const shown = direction === 'forward' ? played : LENGTH - played;

  return (
    <AbsoluteFill style={{background: '#15171c', color: '#e8e6e1'}}>
      <div style={{position: 'absolute', left: 60, top: 60}}>
        {sunrise && (
          <LottieAnimation
            animationData={sunrise}
            playbackRate={playbackRate}
            direction={direction}
            loop={loop}
            style={{width: 600, height: 600}}
          />
        )}
      </div>
      <div style={{position: 'absolute', left: 740, top: 200, ...digits}}>
        <div style={{fontSize: 48, color: '#b4b3b0'}}>frame of the file</div>
        <div style={{fontSize: 200, fontWeight: 600}}>{shown.toFixed(1)}</div>
        <div style={{width: 460, height: 12, background: '#2f343e'}}>
          <div style={{width: (shown / LENGTH) * 460, ...bar}} />
        </div>
      </div>
    </AbsoluteFill>
  );
};

const LENGTH = 60;
const digits = {fontVariantNumeric: 'tabular-nums'} as const;
const bar = {height: 12, background: '#ff7a5c'};
