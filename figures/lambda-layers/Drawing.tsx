import {Box} from '../kit/Box';
import {isNarrow, type Canvas} from '../kit/canvas';
import {Label} from '../kit/Label';
import {Sheet} from '../kit/Sheet';

const functions = [
  {name: '`default`, `cjk`', layers: ['Chromium', 'Noto fonts', 'Google emojis', 'CJK fonts']},
  {name: '`apple-emojis`', layers: ['Chromium', 'Noto fonts', 'Apple emojis']},
];
const PLACES = 5;

export const Drawing = ({width}: Canvas) => {
  const own = isNarrow(width) ? (width - 16) / 2 : (width - 40) / 2;
  return (
    <Sheet width={width} height={24 + PLACES * 40 + 58}>
      {functions.map(({name, layers}, index) => {
        const x = 1 + index * (width - own - 2);
        return (
          <g key={name}>
            <Label x={x} y={14} isBold>
              {name}
            </Label>
            {Array.from({length: PLACES}, (_, place) => (
              <Box
                key={place}
                x={x}
                y={26 + place * 40}
                width={own}
                height={34}
                title={layers[place] ?? 'free'}
                tone={layers[place] ? 'blue' : 'quiet'}
                isDashed={!layers[place]}
              />
            ))}
            <Box x={x} y={30 + PLACES * 40} width={own} height={50} title="Code" note="renderer, FFmpeg" />
          </g>
        );
      })}
    </Sheet>
  );
};
