import {z} from 'zod';
import {choice, range} from '../lib/controls';

export const controls = z.object({
  language: choice('Language', ['en', 'es', 'ar']),
  fontSize: range({label: 'Size', min: 48, max: 96, step: 4, unit: 'px'}),
});
