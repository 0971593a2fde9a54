import {compile, loadCompiler} from '@site/src/playground/compile/client';
import type {Compiled} from '@site/src/playground/compile/compile';
import type {PlayFile} from '@site/src/playground/project';
import {placed} from './syntax-place';

export {loadCompiler};

/**
 * Compiles the files of a project.
 * @returns modules for the stage, or what is wrong with the code, and where
 * @throws Error when this browser cannot run the compiler
 */
export async function compileAndPlace(files: PlayFile[]): Promise<Compiled> {
  const compiled = await compile(files);
  return {...compiled, errors: placed(compiled.errors, files)};
}
