import {z} from 'zod';
import {choice, color, range, text} from '../lib/controls';

export const controls = z.object({
  title: text('Title', 13),
  color: color('Color'),
  chunks: range({label: 'Chunks', min: 1, max: 12, step: 1}),
  project: choice('Project', ['app', 'pages', 'tailwind']),
});
