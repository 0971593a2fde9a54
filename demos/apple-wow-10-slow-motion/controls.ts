import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  switchAt: range({label: 'Switch at', min: 5, max: 30, step: 1, unit: 'frames'}),
  before: range({label: 'Speed before', min: 0.5, max: 2, step: 0.1, unit: '×'}),
  after: range({label: 'Speed after', min: 0.1, max: 1.5, step: 0.1, unit: '×'}),
});
