import type {PlayFile} from '../project';
import {compileFiles} from './compile';

// Compiles off the main thread, so that typing is never held up.
self.addEventListener('message', ({data: {id, files}}: MessageEvent<{id: number; files: PlayFile[]}>) => self.postMessage({id, compiled: compileFiles(files)}));
