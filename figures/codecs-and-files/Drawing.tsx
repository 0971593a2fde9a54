import {BrowserSafeApis} from '@remotion/renderer/client';
import {Label} from '../kit/Label';
import {isNarrow, type Canvas} from '../kit/canvas';
import {Sheet} from '../kit/Sheet';

const codecs = {h264: 'H.264', h265: 'H.265', vp8: 'VP8', vp9: 'VP9', prores: 'ProRes', gif: 'GIF'} as const;
const extensions = ['mp4', 'mov', 'mkv', 'webm', 'gif'];

const possible = (codec: keyof typeof codecs): string[] =>
  Object.values(BrowserSafeApis.defaultFileExtensionMap[codec].forAudioCodec).flatMap(({possible: own}) => own as readonly string[]);

export const Drawing = ({width}: Canvas) => {
  const left = isNarrow(width) ? 62 : 110;
  const column = (width - left) / extensions.length;
  return (
    <Sheet width={width} height={30 + Object.keys(codecs).length * 32}>
      {extensions.map((name, index) => (
        <Label key={name} x={left + (index + 0.5) * column} y={14} anchor="middle" size={12}>
          {`\`.${name}\``}
        </Label>
      ))}
      {(Object.keys(codecs) as (keyof typeof codecs)[]).map((codec, row) => (
        <g key={codec}>
          <path d={`M0 ${24 + row * 32}H${width}`} stroke="var(--hairline)" strokeWidth={1} />
          <Label x={0} y={45 + row * 32}>
            {codecs[codec]}
          </Label>
          {extensions.map((name, index) => {
            const isDefault = BrowserSafeApis.defaultFileExtensionMap[codec].default === name;
            if (!isDefault && !possible(codec).includes(name)) return null;
            return (
              <circle
                key={name}
                cx={left + (index + 0.5) * column}
                cy={40 + row * 32}
                r={7}
                stroke="var(--accent)"
                fill={isDefault ? 'var(--accent)' : 'none'}
              />
            );
          })}
        </g>
      ))}
    </Sheet>
  );
};
