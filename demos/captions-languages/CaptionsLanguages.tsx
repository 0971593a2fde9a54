import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

type Language = 'en' | 'es' | 'ar';

const times: [startMs: number, endMs: number][] = [
  [200, 1800],
  [1900, 3700],
];

const lines: Record<Language, string[]> = {
  en: ['The train leaves at dawn.', 'Platform 7 is still asleep.'],
  es: ['El tren sale al amanecer.', 'El andén 7 aún duerme.'],
  ar: ['يغادر القطار عند الفجر.', 'الرصيف 7 ما زال نائمًا.'],
};

type Props = {language?: Language; fontSize?: number};

export const CaptionsLanguages = ({language = 'en', fontSize = 76}: Props) => {
  const {fps} = useVideoConfig();
  const ms = (useCurrentFrame() / fps) * 1000;
  const line = times.findIndex(([start, end]) => start <= ms && ms < end);

  return (
    <AbsoluteFill>
      <Station ms={ms} />
      <div
        lang={language}
        dir={language === 'ar' ? 'rtl' : 'ltr'}
        style={{
          position: 'absolute',
          inset: 'auto 72px 48px',
          fontSize,
          fontWeight: 600,
          lineHeight: 1.4,
          color: '#fbfaf7',
          textAlign: 'start',
        }}
      >
        {lines[language][line]}
      </div>
    </AbsoluteFill>
  );
};

/** Stands for your video. */
const Station = ({ms}: {ms: number}) => (
  <svg viewBox="0 0 1280 720" style={{background: '#15171c'}}>
    <path d="M0 0H1280V400H0Z" fill="#33415c" />
    <circle cx={250} cy={400} r={120} fill="#ff7a5c" />
    <path d="M0 400H1280V540H0Z" fill="#232832" />
    <g transform={`translate(${420 - ms * 0.06} 0)`}>
      <path d="M0 440V290Q0 230 90 230H1400V440Z" fill="#e8e6e1" />
      <path d="M40 320Q44 270 104 270H190V320Z" fill="#33415c" />
      {Array.from({length: 7}, (_, index) => (
        <rect
          key={index}
          x={250 + index * 150}
          y={270}
          width={96}
          height={64}
          rx={10}
          fill="#ffd23f"
        />
      ))}
      <path d="M0 390H1400" stroke="#0b62d6" strokeWidth={14} />
    </g>
    <path d="M0 448H1280" stroke="#b4b3b0" strokeWidth={8} />
  </svg>
);
