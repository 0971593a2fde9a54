import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Outside the input range',
  alt: 'Four small charts of interpolate with input range 0 to 10 and output range 0 to 100, drawn for inputs from -10 to 20. Extend continues the line, clamp stays at the ends, identity returns the input, wrap starts the range again.',
  caption: 'Computed by `interpolate(x, [0, 10], [0, 100])` for inputs from −10 to 20, with the same option on both sides. The shaded part is the input range.',
};
