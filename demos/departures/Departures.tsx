import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const boats = [
  {name: 'Alma', pier: 4, leavesAt: 92},
  {name: 'Borealis', pier: 1, leavesAt: 56},
  {name: 'Cormorant', pier: 7},
  {name: 'Dagny', pier: 2},
];

const ROW = 148;

export const Departures = ({stiffness = 220, damping = 24, stagger = 4}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const to = (at: number) =>
    spring({frame: frame - at, fps, config: {stiffness, damping}});
  const gone = boats.map(({leavesAt}) => (leavesAt ? to(leavesAt) : 0));

  return (
    <AbsoluteFill style={{background: '#fbfaf7'}}>
      {boats.map(({name, pier}, index) => {
        const entered = to(4 + index * stagger);
        const left = gone[index] ?? 0;
        // Those above that have left make room: each by one row.
        const above = gone.slice(0, index).reduce((sum, one) => sum + one, 0);

        return (
          <div
            key={name}
            style={{
              position: 'absolute',
              left: 72,
              right: 72,
              top: 72 + (index - above) * ROW,
              height: ROW - 20,
              padding: '0 48px',
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              borderRadius: 20,
              fontSize: 72,
              fontWeight: 600,
              background: index % 2 ? '#0b62d6' : '#15171c',
              color: '#fbfaf7',
              opacity: Math.max(0, Math.min(1, entered) - left),
              translate: `${left * 400}px ${(1 - entered) * 90}px`,
            }}
          >
            <span>{name}</span>
            <span
              style={{fontSize: 52, fontWeight: 400}}
            >{`Pier ${pier}`}</span>
          </div>
        );
      })}
    </AbsoluteFill>
  );
};
