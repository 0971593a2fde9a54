import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  share: range({label: 'Larger side', min: 50, max: 90, step: 1, unit: '%'}),
  gap: range({label: 'Gap', min: 0, max: 40, step: 2, unit: 'px'}),
  switchAt: range({label: 'Switch at', min: 40, max: 100, step: 5, unit: 'frames'}),
});
