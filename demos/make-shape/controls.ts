import {z} from 'zod';
import {choice} from '../lib/controls';

export const controls = z.object({
  shape: choice('Shape', ['makeCircle', 'makeEllipse', 'makeHeart', 'makePie', 'makePolygon', 'makeRect', 'makeStar', 'makeTriangle']),
});
