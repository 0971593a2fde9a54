import {Player, type PlayerRef} from '@remotion/player';
import {useLayoutEffect, useRef} from 'react';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

const LENGTH = 120;
const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

export const PlayerCustomControls = ({speed = 1, color = '#ff7a5c'}) => {
  const frame = useCurrentFrame();
  const player = useRef<PlayerRef>(null);

  const played = interpolate(frame, [16, 56], [0, 40 * speed], clamp);
  const dragged = interpolate(frame, [62, 80], [played, 84], clamp);
  const isReleased = frame >= 80;
  const position = isReleased
    ? Math.min(LENGTH - 1, 84 + (frame - 80) * speed)
    : frame < 62
      ? played
      : dragged;
  const isPlaying = (frame >= 16 && frame < 56) || isReleased;

  useLayoutEffect(() => {
    player.current?.seekTo(Math.round(position));
  }, [position]);

  return (
    <AbsoluteFill style={{background: '#15171c', color: '#e8e6e1'}}>
      <div style={{position: 'absolute', left: 180, top: 44}}>
        <Player
          ref={player}
          component={Balloon}
          durationInFrames={LENGTH}
          fps={30}
          compositionWidth={1280}
          compositionHeight={720}
          acknowledgeRemotionLicense
          style={{width: 920}}
        />
      </div>
      <svg viewBox="0 0 1280 720" style={{position: 'absolute'}}>
        <circle cx={224} cy={632} r={44} fill={color} />
        <path
          d={isPlaying ? 'M210 614v36M238 614v36' : 'M213 614v36l28 -18z'}
          fill="#15171c"
          stroke="#15171c"
          strokeWidth={10}
        />
        <path d="M310 632H900" stroke="#4a4d55" strokeWidth={14} />
        <path d={`M310 632H${x(position)}`} stroke={color} strokeWidth={14} />
        <circle cx={x(position)} cy={632} r={24} fill="#e8e6e1" />
        <text x={1100} y={650} fontSize={52} textAnchor="end" fill="#e8e6e1">
          {(position / 30).toFixed(2)} s
        </text>
        <Hand held={x(dragged)} />
      </svg>
    </AbsoluteFill>
  );
};

const x = (position: number) => 310 + (position / LENGTH) * 590;

/** It presses the button, and then takes hold of the bar. */
const Hand = ({held}: {held: number}) => {
  const frame = useCurrentFrame();
  const isDown =
    (frame >= 14 && frame < 19) || (frame >= 56 && frame < 80) || frame > 117;
  const left =
    frame < 50
      ? interpolate(frame, [0, 14], [640, 224], clamp)
      : interpolate(frame, [50, 56, 100, 114], [224, held, held, 224], clamp);
  const top = interpolate(frame, [0, 14, 86, 114], [400, 632, 632, 400], clamp);

  return (
    <g transform={`translate(${left} ${top}) scale(${isDown ? 0.85 : 1})`}>
      <path
        d="M0 0V76L20 58L34 90L50 83L36 52H64Z"
        fill="#fbfaf7"
        stroke="#15171c"
        strokeWidth={5}
        strokeLinejoin="round"
      />
    </g>
  );
};

const Balloon = () => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{background: '#c9dcf6'}}>
      <svg viewBox="0 0 1280 720">
        <path d="M0 560Q360 460 700 580T1280 540V720H0Z" fill="#1d7a46" />
        <g transform={`translate(${180 + frame * 7.5} ${420 - frame * 1.6})`}>
          <path d="M-40 90L-22 150H22L40 90" fill="#15171c" />
          <path
            d="M0 -130C160 -130 130 40 40 100H-40C-130 40 -160 -130 0 -130"
            fill="#e5482d"
          />
          <path
            d="M0 -130C60 -130 50 40 16 100H-16C-50 40 -60 -130 0 -130"
            fill="#fbfaf7"
          />
        </g>
      </svg>
    </AbsoluteFill>
  );
};
