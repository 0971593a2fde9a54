const MANAGERS = [
  ['npm', 'npm i --save-exact'],
  ['yarn', 'yarn add --exact'],
  ['pnpm', 'pnpm add --save-exact'],
  ['bun', 'bun add --exact'],
] as const;

const isToolkit = (name: string) => name === 'remotion' || name.startsWith('@remotion/');

/**
 * Install commands in the order of the tabs. All packages of the toolkit get the same version;
 * others are installed as written, as in "zod@3.22.3".
 */
export function installCommands(packages: string[], version: string): {manager: string; command: string}[] {
  const pinned = packages.map((name) => (isToolkit(name) ? `${name}@${version}` : name)).join(' ');
  return MANAGERS.map(([manager, add]) => ({manager, command: `${add} ${pinned}`}));
}
