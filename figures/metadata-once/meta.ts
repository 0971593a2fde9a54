import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Once before all tabs',
  alt: 'Default props and input props go into calculateMetadata, which is called once before the first frame. Its result, duration, size and props, goes to every browser tab of the render.',
  caption: 'In a render, the function runs once before the first frame, however many tabs then render frames.',
};
