import {httpHost} from '../../../scripts/lib/host-checks/host';
import {serveBuild} from '../../../scripts/lib/static-server';
import type {Adapter} from './adapter';

/** The server of npm run preview. */
export const preview: Adapter = async ({build, baseUrl}) => {
  const {origin, close} = await serveBuild(build, 0, baseUrl);
  return httpHost('preview', origin, {close});
};
