import type {Project} from './project';

/** Whether code exports a name: as a declaration, or in a list. */
function exportsName(code: string, name: string): boolean {
  if (name === 'default') return /\bexport\s+default\b|\bas\s+default\b/.test(code);
  const word = name.replace(/\$/g, '\\$');
  return new RegExp(`\\bexport\\s+(?:async\\s+)?(?:const|let|var|function|class)\\s+${word}\\b|\\bexport\\s*\\{[^}]*\\b${word}\\b`).test(code);
}

const entryCode = ({files, entry}: Project): string => files.find(({name}) => name === entry)?.code ?? '';

/** The export that the project names, as long as its code still has it; null lets the stage take the first component. */
export const shownExport = (project: Project): string | null =>
  project.exportName !== null && exportsName(entryCode(project), project.exportName) ? project.exportName : null;

/** The name under which the code exports its schema; undefined if it exports none. */
export function schemaExport(project: Project): string | undefined {
  const names = [...entryCode(project).matchAll(/\bexport\s+const\s+(\w*schema)\b/gi)].map(([, name = '']) => name);
  return names.find((name) => name === 'schema') ?? names[0];
}
