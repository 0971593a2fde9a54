import {z} from 'zod';
import {color, range, text} from '../lib/controls';

export const controls = z.object({
  city: text('City', 14),
  latitude: range({label: 'Latitude', min: -60, max: 60, step: 1, unit: '°'}),
  rays: range({label: 'Rays', min: 24, max: 180, step: 4}),
  color: color('Color'),
});
