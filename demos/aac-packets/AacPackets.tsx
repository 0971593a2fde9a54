import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const SAMPLES_PER_PACKET = 1024;
const SAMPLE_RATE = 48_000;
const FPS = 30;
const PACKET_WIDTH = 12;

export const AacPackets = ({framesPerChunk = 20, overlap = 2}) => {
  const frame = useCurrentFrame();
  const joined = interpolate(frame, [30, 60, 100, 118], [0, 1, 1, 0], {
    easing: Easing.bezier(0.65, 0, 0.35, 1),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const border = (chunk: number) =>
    (chunk * framesPerChunk * SAMPLE_RATE) / FPS / SAMPLES_PER_PACKET;

  return (
    <AbsoluteFill style={{background: '#fbfaf7', color: '#15171c'}}>
      {[0, 1, 2].map((chunk) => {
        const first = Math.round(border(chunk));
        const end = Math.round(border(chunk + 1));
        const top = 76 + chunk * 176 * (1 - joined) + 176 * joined;

        return (
          <div key={chunk} style={{position: 'absolute', left: 64, top}}>
            <div
              style={{
                position: 'absolute',
                left: first * PACKET_WIDTH,
                top: 80,
                fontSize: 44,
                fontVariantNumeric: 'tabular-nums',
                whiteSpace: 'nowrap',
              }}
            >
              {end - first} packets
            </div>
            <Packets from={first} to={end} color="#0b62d6" opacity={1} />
            <Packets
              from={Math.max(0, first - overlap)}
              to={first}
              color="#e5482d"
              opacity={1 - joined}
            />
            <Packets
              from={end}
              to={end + overlap}
              color="#e5482d"
              opacity={1 - joined}
            />
          </div>
        );
      })}
      <div style={{position: 'absolute', left: 64, bottom: 56, fontSize: 46}}>
        {joined > 0.5 ? 'joined, not encoded again' : 'encoded with neighbors'}
      </div>
    </AbsoluteFill>
  );
};

type PacketsProps = {from: number; to: number; color: string; opacity: number};

const Packets = ({from, to, color, opacity}: PacketsProps) =>
  Array.from({length: to - from}, (_, index) => (
    <div
      key={index}
      style={{
        position: 'absolute',
        left: (from + index) * PACKET_WIDTH,
        width: PACKET_WIDTH - 3,
        height: 64,
        background: color,
        opacity,
      }}
    />
  ));
