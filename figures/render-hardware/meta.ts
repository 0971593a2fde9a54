import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'What a graphics card does in a render',
  alt: 'The four parts of a render and what does each. JavaScript and React run on the processor. Drawing the page uses the graphics card if there is one and gl selects it, otherwise the processor. Frames of OffthreadVideo are decoded on the processor. Encoding runs on the processor, and on Macs with hardware acceleration on video hardware.',
  caption:
    'Two switches for two parts: `gl` is about drawing, `hardwareAcceleration` about encoding. Filled: in any case. Outlined: with the setting, where the hardware exists.',
};
