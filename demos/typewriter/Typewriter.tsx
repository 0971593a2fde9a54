import {AbsoluteFill, useCurrentFrame} from 'remotion';

const segmenter = new Intl.Segmenter('en', {granularity: 'grapheme'});

export const Typewriter = ({
  text = 'The river froze last night. Nobody heard it.',
  framesPerCharacter = 2,
  color = '#ff7a5c',
}) => {
  const frame = useCurrentFrame() - 15;
  const characters = [...segmenter.segment(text)].map((part) => part.segment);
  const typed = Math.max(0, Math.floor(frame / framesPerCharacter));
  const isTyping = frame >= 0 && typed < characters.length;
  const isOn = isTyping || Math.floor((frame + 15) / 15) % 2 === 0;

  return (
    <AbsoluteFill
      style={{
        background: '#0f1115',
        color: '#e8e6e1',
        justifyContent: 'center',
        padding: 96,
        fontSize: 128,
        fontWeight: 500,
      }}
    >
      <div dir="auto" style={{textAlign: 'start'}}>
        {characters.slice(0, typed).join('')}
        <span
          style={{
            borderLeft: `10px solid ${color}`,
            marginRight: -10,
            opacity: isOn ? 1 : 0,
          }}
        />
        <span style={{visibility: 'hidden'}}>
          {characters.slice(typed).join('')}
        </span>
      </div>
    </AbsoluteFill>
  );
};
