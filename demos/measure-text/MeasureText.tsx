import {measureText} from '@remotion/layout-utils';
import {useEffect, useState} from 'react';
import {
  AbsoluteFill,
  continueRender,
  delayRender,
  interpolate,
  useCurrentFrame,
} from 'remotion';

const fontFamily = "'Instrument Sans', 'Instrument Sans Variable', sans-serif";

export const MeasureText = ({
  text = 'Vienna',
  fontSize = 280,
  fontWeight = 600,
  letterSpacing = -0.02,
}) => {
  const frame = useCurrentFrame();
  const share = interpolate(frame, [2, 32, 60, 86], [0, 1, 1, 0], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const typed = text.slice(0, Math.max(1, Math.round(text.length * share)));

  if (!useFontLoaded()) return <AbsoluteFill style={{background: '#0f1115'}} />;
  const {width, height} = measureText({
    text: typed,
    fontFamily,
    fontSize,
    fontWeight,
    letterSpacing: `${letterSpacing}em`,
    additionalStyles: {lineHeight: '1.2'},
  });
  const [right, top] = [80 + width, 440 - height];

  return (
    <AbsoluteFill style={{background: '#0f1115', color: '#e8e6e1'}}>
      <div
        style={{
          position: 'absolute',
          left: 80,
          top,
          background: '#1d4f93',
          fontFamily,
          fontSize,
          fontWeight,
          letterSpacing: `${letterSpacing}em`,
          lineHeight: 1.2,
          whiteSpace: 'pre',
        }}
      >
        {typed}
      </div>
      <svg viewBox="0 0 1280 720" fill="none">
        <path
          d={`M80 484H${right}m0 -20v40M80 464v40`}
          stroke="#ff7a5c"
          strokeWidth={5}
        />
        <path
          d={`M${right + 44} ${top}V440m-20 0h40M${right + 24} ${top}h40`}
          stroke="#ff7a5c"
          strokeWidth={5}
        />
        <g
          fontSize={52}
          fill="#e8e6e1"
          style={{fontVariantNumeric: 'tabular-nums'}}
        >
          <text x={80} y={572}>
            width {width.toFixed(1)}
          </text>
          <text x={480} y={572}>
            height {height.toFixed(1)}
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
    void document.fonts.load(`600 40px ${fontFamily}`).then(() => {
      setLoaded(true);
      continueRender(handle);
    });
  }, [handle]);

  return loaded;
};
