import {z} from 'zod';
import {color, text} from '../lib/controls';

export const controls = z.object({
  headline: text('Headline', 16),
  date: text('Date', 20),
  accent: color('Accent'),
});
