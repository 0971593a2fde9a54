import {z} from 'zod';
import {color, text} from '../lib/controls';

export const controls = z.object({
  city: text('City', 12),
  greeting: text('Greeting', 28),
  tram: color('Tram'),
});
