import type {Plugin} from '@docusaurus/types';
import {breakpoints} from './breakpoints';
import {replacedDefaults} from './replaced-defaults';

/** Applies src/css/tokens.css to all other stylesheets, before anything else reads them. */
export default function tokens(): Plugin {
  return {
    name: 'tokens',
    configurePostCss(options) {
      options.plugins.unshift(breakpoints, replacedDefaults);
      return options;
    },
  };
}
