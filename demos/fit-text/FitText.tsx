import {fitText} from '@remotion/layout-utils';
import {useEffect, useState} from 'react';
import {
  AbsoluteFill,
  continueRender,
  delayRender,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

const font = {
  fontFamily: "'Instrument Sans', 'Instrument Sans Variable', sans-serif",
  fontWeight: 650,
  letterSpacing: '-0.02em',
};

export const FitText = ({
  text = 'Night train',
  widest = 1120,
  maxFontSize = 280,
}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const turn = Math.cos((frame / durationInFrames) * Math.PI * 2);
  const withinWidth = Math.round(widest * (0.7 + 0.3 * turn));

  if (!useFontLoaded()) return <AbsoluteFill style={{background: '#fbfaf7'}} />;
  const {fontSize} = fitText({...font, text: text || ' ', withinWidth});

  return (
    <AbsoluteFill style={{background: '#fbfaf7', color: '#15171c'}}>
      <div
        style={{
          ...font,
          position: 'absolute',
          left: 80,
          bottom: 316,
          width: withinWidth,
          background: '#c9dcf6',
          fontSize: Math.min(fontSize, maxFontSize),
          whiteSpace: 'pre',
        }}
      >
        {text}
      </div>
      <svg viewBox="0 0 1280 720" fill="none">
        <path
          d={`M80 452H${80 + withinWidth}M80 432V472M${80 + withinWidth} 432V472`}
          stroke="#e5482d"
          strokeWidth={5}
        />
        <g
          fontSize={52}
          fill="#15171c"
          style={{fontVariantNumeric: 'tabular-nums'}}
        >
          <text x={80} y={560}>
            within {withinWidth} px
          </text>
          <text x={1200} y={560} textAnchor="end">
            font size {Math.min(fontSize, maxFontSize).toFixed(1)}
          </text>
        </g>
      </svg>
    </AbsoluteFill>
  );
};

/** A text measured before its font is there is measured in another font. */
const useFontLoaded = () => {
  const [loaded, setLoaded] = useState(false);
  const [handle] = useState(() => delayRender('Loading the font'));

  useEffect(() => {
    void document.fonts.load(`650 40px ${font.fontFamily}`).then(() => {
      setLoaded(true);
      continueRender(handle);
    });
  }, [handle]);

  return loaded;
};
