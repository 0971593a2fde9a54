import {zColor} from '@remotion/zod-types';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';
import {z} from 'zod';

const schema = z.object({
  title: z.string().min(1, 'at least 1 letter').max(8, 'at most 8 letters'),
  color: zColor(),
  stops: z.number().min(2, 'at least 2').max(8, 'at most 8'),
  marks: z.enum(['dots', 'bars']),
});

export const SchemaParameters = ({
  title = 'Line 28',
  color = '#e5482d',
  stops = 6,
  marks = 'dots',
}: Partial<z.infer<typeof schema>>) => {
  const props = {title, color, stops, marks};
  const read = schema.safeParse(props);
  const issues = read.success ? [] : read.error.issues;

  return (
    <AbsoluteFill style={{background: '#0f1115', color: '#e8e6e1'}}>
      {Object.entries(props).map(([name, value], index) => (
        <Field
          key={name}
          top={56 + index * 156}
          name={name}
          value={value}
          issue={issues.find(({path}) => path[0] === name)?.message}
        />
      ))}
      <svg
        viewBox="0 0 544 608"
        style={{position: 'absolute', left: 664, top: 56, width: 544}}
      >
        {issues.length === 0 ? <Card {...props} /> : <Outline />}
      </svg>
    </AbsoluteFill>
  );
};

type FieldProps = {
  top: number;
  name: string;
  value: string | number;
  issue: string | undefined;
};

const Field = ({top, name, value, issue}: FieldProps) => (
  <div style={{position: 'absolute', left: 72, top, width: 520}}>
    <div style={{fontSize: 44, color: issue ? '#ff7a5c' : '#b4b3b0'}}>
      {issue ? `${name}: ${issue}` : name}
    </div>
    <div
      style={{
        fontSize: 60,
        fontWeight: 550,
        lineHeight: '80px',
        whiteSpace: 'pre',
        borderBottom: `4px solid ${issue ? '#ff7a5c' : '#2f343e'}`,
      }}
    >
      {value}
    </div>
  </div>
);

const Card = ({title, color, stops, marks}: z.infer<typeof schema>) => {
  const tram = interpolate(useCurrentFrame(), [0, 45, 90], [0, 1, 0]);
  const y = (stop: number) => 208 + (stop / (stops - 1)) * 312;

  return (
    <>
      <rect width={544} height={608} rx={20} fill="#fbfaf7" />
      <text x={56} y={124} fontSize={100} fontWeight={650} fill={color}>
        {title}
      </text>
      <path d="M88 208V520" stroke={color} strokeWidth={12} />
      {Array.from({length: stops}, (_, stop) => (
        <g key={stop} fill={color}>
          {marks === 'dots' ? (
            <circle cx={88} cy={y(stop)} r={20} />
          ) : (
            <rect x={56} y={y(stop) - 7} width={64} height={14} />
          )}
          <rect
            x={160}
            y={y(stop) - 6}
            width={180 + ((stop * 97) % 130)}
            height={12}
            fill="#e3dfd4"
          />
        </g>
      ))}
      <circle cx={88} cy={208 + tram * 312} r={12} fill="#15171c" />
    </>
  );
};

const Outline = () => (
  <rect
    x={2}
    y={2}
    width={540}
    height={604}
    rx={20}
    fill="none"
    stroke="#ff7a5c"
    strokeWidth={4}
    strokeDasharray="20 16"
  />
);
