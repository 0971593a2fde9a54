import {fillTextBox} from '@remotion/layout-utils';
import {useEffect, useState} from 'react';
import {
  AbsoluteFill,
  continueRender,
  delayRender,
  useCurrentFrame,
} from 'remotion';

const font = {
  fontFamily: "'Instrument Sans', 'Instrument Sans Variable', sans-serif",
  fontWeight: 600,
  letterSpacing: '-0.02em',
};

const sentence =
  'The last train to Vienna leaves from platform nine and carries a dining car';

export const FillTextBox = ({
  maxBoxWidth = 1000,
  maxLines = 3,
  fontSize = 96,
}) => {
  const frame = useCurrentFrame();
  if (!useFontLoaded()) return <AbsoluteFill style={{background: '#15171c'}} />;

  const box = fillTextBox({maxBoxWidth, maxLines});
  const lines = [''];
  let last = {word: '', exceedsBox: false, newLine: false};
  for (const word of sentence.split(' ').slice(0, Math.ceil(frame / 5))) {
    const text = lines[0] === '' ? word : ` ${word}`;
    last = {word, ...box.add({...font, fontSize, text})};
    if (last.exceedsBox) break;
    if (last.newLine) lines.push(word);
    else lines[lines.length - 1] += text;
  }

  return (
    <AbsoluteFill style={{background: '#15171c', color: '#e8e6e1'}}>
      <div
        style={{
          ...font,
          position: 'absolute',
          left: 80,
          top: 72,
          width: maxBoxWidth,
          height: maxLines * fontSize * 1.2,
          outline: `4px dashed ${last.exceedsBox ? '#ff7a5c' : '#6fb1ff'}`,
          fontSize,
          whiteSpace: 'pre',
        }}
      >
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </div>
      <svg viewBox="0 0 1280 720" fontSize={48} fill="#80848d">
        <text x={80} y={650} fill={last.exceedsBox ? '#ff7a5c' : '#e8e6e1'}>
          {last.word}
        </text>
        <text x={400} y={650} fill={last.newLine ? '#6fb1ff' : undefined}>
          newLine {String(last.newLine)}
        </text>
        <text x={800} y={650} fill={last.exceedsBox ? '#ff7a5c' : undefined}>
          exceedsBox {String(last.exceedsBox)}
        </text>
      </svg>
    </AbsoluteFill>
  );
};

/** A text measured before its font is there is measured in another font. */
const useFontLoaded = () => {
  const [loaded, setLoaded] = useState(false);
  const [handle] = useState(() => delayRender('Loading the font'));

  useEffect(() => {
    void document.fonts.load(`600 40px ${font.fontFamily}`).then(() => {
      setLoaded(true);
      continueRender(handle);
    });
  }, [handle]);

  return loaded;
};
