import fs from 'node:fs';
import path from 'node:path';
import type {Project} from '../../src/playground/project';

/** What the playground opens when nothing else is asked for: plugins/playground/first/, which is checked like any other code. */
export const FIRST_FILE = path.join(__dirname, 'first/Opening.tsx');

/** The first composition as a project. */
export const firstProject = (): Project => ({
  title: 'Frame by frame',
  files: [{name: 'Opening.tsx', code: fs.readFileSync(FIRST_FILE, 'utf8')}],
  entry: 'Opening.tsx',
  exportName: 'Opening',
  size: {width: 1280, height: 720, fps: 30, durationInFrames: 120},
  props: {},
});
