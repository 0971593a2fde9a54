import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Whose bundler reads which setting',
  alt: 'A table of bundlers and settings. The Studio and the commands, lambda sites create among them, read remotion.config.ts. bundle and deploySite take the webpackOverride option instead. The bundler of your app, which builds the page of a Player, has a configuration of its own.',
  caption:
    'One project, three bundlers. An override in `remotion.config.ts` is not known to a script or to your app, so a Player can look different from a render.',
};
