import type {Canvas} from '../kit/canvas';
import {Flow} from '../kit/Flow';

export const Drawing = ({width}: Canvas) => (
  <Flow
    width={width}
    columns={4}
    steps={[
      {title: 'Capture', note: '`--image-format` `--jpeg-quality`', tone: 'blue'},
      {title: 'Colors', note: '`--pixel-format` `--color-space`', tone: 'blue'},
      {title: 'Encoding', note: '`--crf` or `--video-bitrate`', tone: 'blue'},
      {title: 'File', tone: 'green'},
    ]}
  />
);
