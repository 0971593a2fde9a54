import {z} from 'zod';
import {range, toggle} from '../lib/controls';

export const controls = z.object({
  power: range({label: 'Power of two', min: 5, max: 10, step: 1}),
  decibels: toggle('Decibels'),
  smoothing: toggle('Smoothing'),
});
