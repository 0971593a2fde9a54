import {zipSync, type Zippable} from 'fflate';
import type {Project} from './project';

/** The earliest time that a zip file can state: the same files make the same archive. */
const ANY_DAY = new Date(1980, 0, 1);

/** Packs a project into an archive that unpacks to a folder of this name. */
export function zipOf(project: Project, folder: string): Buffer {
  const files: Zippable = Object.fromEntries([...project].map(([name, content]) => [`${folder}/${name}`, new Uint8Array(content)]));
  return Buffer.from(zipSync(files, {mtime: ANY_DAY, level: 9}));
}
