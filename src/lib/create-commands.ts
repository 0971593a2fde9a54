/** The command that creates a project, for each package manager, in the order in which tabs show them. */
export const CREATE_COMMANDS = {
  npm: 'npx create-video@latest',
  yarn: 'yarn create video',
  pnpm: 'pnpm create video',
  bun: 'bun create video',
} as const;

export type PackageManager = keyof typeof CREATE_COMMANDS;
