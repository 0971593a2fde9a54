import type {NamedControl} from './controls';
import type {DemoMeta} from './demo-meta';

/** The options that pages may show in place of the default, each with its own posters; none unless the demo names a choice for this. */
export function variantsOf({variants}: Pick<DemoMeta, 'variants'>, controls: NamedControl[]): string[] {
  const control = controls.find(({name}) => name === variants);
  return control?.kind === 'choice' ? control.options.filter((option) => option !== control.default) : [];
}

/** File name of a poster: `780.webp`, `makeStar-780.webp`. */
export const posterName = (width: number, variant?: string): string => `${variant ? `${variant}-` : ''}${width}.webp`;
