import {z} from 'zod';
import {color, text, toggle} from '../lib/controls';

export const controls = z.object({
  title: text('Title', 14),
  subtitle: text('Subtitle', 32),
  color: color('Color'),
  showRule: toggle('Show rule'),
});
