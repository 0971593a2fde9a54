/** Written by plugins/playground. */
declare module '@generated/playground/default/first.json' {
  import type {Project} from '@site/src/playground/project';

  const project: Project;
  export default project;
}
