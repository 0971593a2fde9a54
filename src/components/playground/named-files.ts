import type {PlayFile, Project} from '@site/src/playground/project';

const stemOf = (name: string): string => name.replace(/\.tsx?$/, '');

/** The project with one more file, which exports something to begin with. */
export const withFile = (project: Project, name: string): Project => ({...project, files: [...project.files, {name, code: startOf(name)}]});

/** The project with a file under another name; the imports of the other files follow. */
export function withName(project: Project, from: string, to: string): Project {
  const specifier = new RegExp(`(['"])\\./${escaped(stemOf(from))}(\\.tsx?)?\\1`, 'g');
  const files = project.files.map(({name, code}): PlayFile => ({
    name: name === from ? to : name,
    code: code.replace(specifier, (_, quote: string) => `${quote}./${stemOf(to)}${quote}`),
  }));
  return {...project, files, entry: project.entry === from ? to : project.entry};
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function startOf(name: string): string {
  if (name.endsWith('.json')) return '{}\n';
  if (name.endsWith('.css')) return '';
  if (name.endsWith('.ts')) return 'export const frames = 30;\n';
  const letters = stemOf(name).replace(/[^A-Za-z0-9]/g, '');
  const component = /^[A-Za-z]/.test(letters) ? letters.charAt(0).toUpperCase() + letters.slice(1) : `Part${letters}`;
  return `import {AbsoluteFill} from 'remotion';\n\nexport const ${component} = () => <AbsoluteFill />;\n`;
}
