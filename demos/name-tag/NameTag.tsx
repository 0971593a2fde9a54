import {
  AbsoluteFill,
  random,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export const NameTag = ({name = 'Ada', color = '#f9ca24'}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const drop = spring({frame, fps, config: {damping: 14}, from: -760, to: 0});
  const swing = 14 * Math.exp(-frame / 34) * Math.cos(frame / 7);

  return (
    <AbsoluteFill style={{background: color, alignItems: 'center'}}>
      <div
        style={{
          translate: `0 ${drop}px`,
          rotate: `${swing}deg`,
          transformOrigin: '50% -300px',
        }}
      >
        <div
          style={{
            width: 56,
            height: 500,
            margin: '-380px auto 0',
            background: '#15171c',
          }}
        />
        <div
          style={{
            width: 820,
            height: 500,
            marginTop: -44,
            padding: '84px 56px 48px',
            boxSizing: 'border-box',
            borderRadius: 36,
            background: '#fbfaf7',
            textAlign: 'center',
          }}
        >
          <div style={{fontSize: 48, color: '#4a4d55'}}>Hello, my name is</div>
          <div
            style={{
              fontSize: Math.min(190, 1240 / Math.max(1, name.length)),
              fontWeight: 650,
              letterSpacing: '-0.04em',
              lineHeight: '230px',
              whiteSpace: 'nowrap',
            }}
          >
            {name}
          </div>
          <Bars name={name} color={color} />
        </div>
      </div>
    </AbsoluteFill>
  );
};

/** A pattern of its own for every name; the bars rise one by one. */
const Bars = ({name, color}: {name: string; color: string}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  return (
    <div style={{display: 'flex', alignItems: 'flex-end', height: 80, gap: 8}}>
      {Array.from({length: 32}, (_, index) => {
        const rise = spring({frame: frame - 22 - index, fps});
        const height = 12 + 88 * random(`${name}-${index}`);

        return (
          <div
            key={index}
            style={{
              flex: 1,
              height: `${height * rise}%`,
              background: index % 3 === 0 ? color : '#15171c',
            }}
          />
        );
      })}
    </div>
  );
};
