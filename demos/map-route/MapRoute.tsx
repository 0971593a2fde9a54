import {evolvePath, getLength, getPointAtLength} from '@remotion/paths';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const land =
  'M84 236L150 168 236 178 300 112 402 134 470 84 560 108 616 168 690 150 742 86 850 70 930 118 1010 108 1092 160 1188 178 1214 262 1170 330 1206 410 1130 470 1098 566 1000 588 946 652 830 634 760 672 668 610 590 640 500 598 432 646 320 628 282 570 176 560 128 470 70 430 104 340Z';
const river = 'M560 108L540 196 590 262 548 340 470 392 446 480 500 598';
const peaks =
  'M700 250L750 170 800 250M770 250L830 150 890 250M250 300L290 236 330 300';
const route =
  'M204 480C250 380 330 420 400 340C470 260 560 330 660 290C760 250 770 380 870 400C960 418 1000 330 1050 250';

/** Where a stop lies, as a share of the route, and its name, in pixels below it. */
const stops = [
  {name: 'Port Ada', at: 0, dy: 64},
  {name: 'Mill Bridge', at: 0.36, dy: 64},
  {name: 'Low Pass', at: 0.71, dy: 64},
  {name: 'Cape Wren', at: 1, dy: -40},
];

export const MapRoute = ({color = '#e5482d', width = 12, preview = true}) => {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [12, 122], [0, 1], {
    easing: Easing.inOut(Easing.poly(2)),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const length = getLength(route);
  const head = getPointAtLength(route, length * progress);

  return (
    <AbsoluteFill style={{background: '#c9dcf6'}}>
      <svg
        viewBox="0 0 1280 720"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={land} fill="#fbfaf7" stroke="#9cb6d6" strokeWidth={4} />
        <path d={river} stroke="#c9dcf6" strokeWidth={14} />
        <path d={peaks} stroke="#b4b3b0" strokeWidth={7} />
        {preview ? (
          <path
            d={route}
            stroke="#9cb6d6"
            strokeWidth={width / 2}
            strokeDasharray="1 18"
          />
        ) : null}
        <path
          d={route}
          {...evolvePath(progress, route)}
          stroke={color}
          strokeWidth={width}
        />
        {stops.map(({name, at, dy}) => {
          const {x, y} = getPointAtLength(route, length * at);
          const shown = interpolate(progress - at, [-0.04, 0], [0, 1], {
            extrapolateLeft: 'clamp',
            extrapolateRight: 'clamp',
          });
          return (
            <g key={name} opacity={shown} transform={`translate(${x} ${y})`}>
              <circle
                r={14 * shown}
                fill="#fbfaf7"
                stroke="#15171c"
                strokeWidth={6}
              />
              <text
                y={dy}
                textAnchor="middle"
                fontSize={42}
                fontWeight={600}
                fill="#15171c"
              >
                {name}
              </text>
            </g>
          );
        })}
        <circle cx={head.x} cy={head.y} r={20} fill={color} />
      </svg>
    </AbsoluteFill>
  );
};
