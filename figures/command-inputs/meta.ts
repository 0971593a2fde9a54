import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'What a command reads',
  alt: 'Three sources lead to a command: the .env file with environment variables, remotion.config.ts with settings, and the flags of the command, which win over the settings. The command starts the Studio or writes files.',
  caption:
    'Settings come from the closest folder with a `package.json`, variables from `.env` in the working directory. Where a flag and the settings differ, the flag wins.',
};
