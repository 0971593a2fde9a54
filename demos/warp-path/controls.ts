import {z} from 'zod';
import {range} from '../lib/controls';

export const controls = z.object({
  amplitude: range({label: 'Amplitude', min: 0, max: 70, step: 2, unit: 'px'}),
  wavelength: range({label: 'Wavelength', min: 300, max: 1400, step: 20, unit: 'px'}),
  turns: range({label: 'Waves per loop', min: 1, max: 4, step: 1}),
});
