import type {Project} from '@site/src/playground/project';

/** The project with other code in a file. */
export const withCode = (project: Project, name: string, code: string): Project => ({
  ...project,
  files: project.files.map((file) => (file.name === name ? {name, code} : file)),
});

/** The project without a file. */
export const withoutFile = (project: Project, name: string): Project => ({...project, files: project.files.filter((file) => file.name !== name)});
