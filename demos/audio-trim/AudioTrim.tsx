import {AbsoluteFill, Audio, staticFile, useCurrentFrame} from 'remotion';

const SCALE = staticFile('demos/audio-trim/scale.mp3');

export const AudioTrim = ({trimBefore = 30, trimAfter = 90}) => {
  const frame = useCurrentFrame();
  const length = trimAfter - trimBefore;
  const inFile = Math.min(trimBefore + frame, trimAfter);

  return (
    <AbsoluteFill style={{background: '#0f1115'}}>
      <Audio src={SCALE} trimBefore={trimBefore} trimAfter={trimAfter} />
      <svg viewBox="0 0 1280 720" fontSize={44} fill="#b4b3b0" style={digits}>
        <text x={80} y={92}>
          File
        </text>
        <Notes bottom={320} step={20} height={40} />
        <rect
          x={80}
          y={116}
          width={x(trimBefore) - 80}
          height={244}
          fill="#0f1115"
          opacity={0.8}
        />
        <rect
          x={x(trimAfter)}
          y={60}
          width={1200 - x(trimAfter)}
          height={300}
          fill="#0f1115"
          opacity={0.8}
        />
        <path
          d={`M${x(trimBefore)} 376V420L80 460M${x(trimAfter)} 376V420L${x(length)} 460`}
          fill="none"
          stroke="#6fb1ff"
          strokeWidth={4}
        />
        <path d={`M${x(inFile)} 60V376`} stroke="#ff7a5c" strokeWidth={6} />
        <rect x={80} y={460} width={1120} height={120} fill="#171a21" />
        <svg
          x={80}
          y={460}
          width={x(length) - 80}
          height={120}
          viewBox={`${x(trimBefore)} 0 ${x(length) - 80} 120`}
        >
          <rect width={1280} height={120} fill="#1d4f93" />
          <Notes bottom={92} step={6} height={14} />
        </svg>
        <path d={`M${x(frame)} 444V596`} stroke="#ff7a5c" strokeWidth={6} />
        <text x={80} y={652}>
          Timeline
        </text>
        <text x={1200} y={652} textAnchor="end" fill="#e8e6e1">
          {frame < length ? `${length} frames are heard` : 'silence'}
        </text>
      </svg>
    </AbsoluteFill>
  );
};

const x = (frame: number) => 80 + (frame / 120) * 1120;
const digits = {fontVariantNumeric: 'tabular-nums'} as const;

type NotesProps = {bottom: number; step: number; height: number};

/** The file: a scale of eight notes, one in 15 frames. */
const Notes = ({bottom, step, height}: NotesProps) => (
  <g fill="#6fb1ff">
    {[0, 2, 4, 5, 7, 9, 11, 12].map((pitch, index) => (
      <rect
        key={pitch}
        x={x(index * 15)}
        y={bottom - pitch * step}
        width={128}
        height={height}
        rx={height / 5}
      />
    ))}
  </g>
);
