import type {PlayFile, Project} from './project';
import type {CompiledModule} from './protocol';

/** A project of this site as the build writes it. Its code is compiled already, so that it is shown before the compiler is loaded. */
export type Published = {
  project: Project;
  /** The frame that is shown first. */
  frame: number;
  modules?: CompiledModule[];
  /** The packages that the modules import. */
  imports?: string[];
};

/** What the build has compiled, and of which files. */
export type Prepared = {files: PlayFile[]; modules: CompiledModule[]; imports: string[]};
