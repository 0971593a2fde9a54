import {z} from 'zod';
import {range, toggle} from '../lib/controls';

export const controls = z.object({
  punch: range({label: 'Punch', min: 1, max: 1.5, step: 0.05}),
  showMarkers: toggle('Show markers'),
});
