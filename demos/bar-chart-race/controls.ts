import {z} from 'zod';
import {choice, range} from '../lib/controls';

export const controls = z.object({
  highlight: choice('Highlight', ['Harbor', 'Market', 'Museum', 'Bridge', 'Park', 'Station']),
  margin: range({label: 'Overtaking margin', min: 1, max: 200, step: 1, unit: 'rides'}),
});
