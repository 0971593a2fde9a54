import {Arrow} from '../kit/Arrow';
import {Box} from '../kit/Box';
import {isNarrow, type Canvas} from '../kit/canvas';
import {Label} from '../kit/Label';
import {Sheet} from '../kit/Sheet';

const Case = ({x, title, isOnce}: {x: number; title: string; isOnce: boolean}) => (
  <>
    <Label x={x + 1} y={14} isBold width={300}>
      {title}
    </Label>
    <Box x={x + 98} y={30} width={100} height={38} title="API" />
    {isOnce && (
      <>
        <Box x={x + 58} y={106} width={180} height={38} title="`calculateMetadata()`" tone="blue" />
        <Arrow
          points={[
            [x + 148, 103],
            [x + 148, 71],
          ]}
          tone="blue"
        />
      </>
    )}
    {[0, 1, 2].map((tab) => (
      <g key={tab}>
        <Box x={x + 1 + tab * 100} y={182} width={92} height={38} title={`Tab ${tab + 1}`} tone={isOnce ? 'soft' : 'blue'} />
        {isOnce ? (
          <Arrow
            points={[
              [x + 108 + tab * 40, 147],
              [x + 47 + tab * 100, 179],
            ]}
          />
        ) : (
          <Arrow
            points={[
              [x + 47 + tab * 100, 179],
              [x + 118 + tab * 30, 71],
            ]}
            tone="blue"
          />
        )}
      </g>
    ))}
  </>
);

export const Drawing = ({width}: Canvas) => {
  const phone = isNarrow(width);
  return (
    <Sheet width={width} height={phone ? 484 : 222}>
      <Case x={phone ? 12 : 0} title="In the component" isOnce={false} />
      <g transform={phone ? 'translate(12 262)' : 'translate(344 0)'}>
        <Case x={0} title="Before the render" isOnce />
      </g>
    </Sheet>
  );
};
