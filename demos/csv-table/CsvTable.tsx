import {
  AbsoluteFill,
  interpolate,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

const csv = `Departs,To,Line,Track
06:12,Vienna,EC 101,4
06:40,Trieste,IC 310,2
07:05,Zagreb,EC 159,7
07:31,Villach,RX 612,1
08:00,Budapest,EC 265,5
08:24,Udine,RX 618,3`;

export const CsvTable = ({stagger = 9, color = '#6fb1ff', highlight = 3}) => {
  const [names, ...rows] = csv
    .trim()
    .split('\n')
    .map((line) => line.split(','));

  return (
    <AbsoluteFill
      style={{
        boxSizing: 'border-box',
        padding: '52px 72px',
        background: '#0f1115',
        fontSize: 54,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Row cells={names ?? []} delay={0} color="#b4b3b0" />
      {rows.map((cells, index) => (
        <Row
          key={index}
          cells={cells}
          delay={8 + index * stagger}
          color={index + 1 === highlight ? color : '#e8e6e1'}
        />
      ))}
    </AbsoluteFill>
  );
};

type RowProps = {cells: string[]; delay: number; color: string};

const Row = ({cells, delay, color}: RowProps) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const shown = spring({frame, fps, delay, config: {damping: 200}});
  const rule = interpolate(shown, [0, 1], [0, 100]);

  return (
    <div style={{position: 'relative', flex: 1, overflow: 'hidden'}}>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: '26% 34% 26% 14%',
          alignItems: 'center',
          height: '100%',
          color,
          opacity: shown,
          translate: `0 ${(1 - shown) * 40}px`,
        }}
      >
        {cells.map((cell, column) => (
          <div
            key={column}
            style={{textAlign: column === cells.length - 1 ? 'right' : 'left'}}
          >
            {cell}
          </div>
        ))}
      </div>
      <div
        style={{
          position: 'absolute',
          bottom: 0,
          width: `${rule}%`,
          height: 2,
          background: '#2f343e',
        }}
      />
    </div>
  );
};
