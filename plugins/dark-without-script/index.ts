import type {Plugin} from '@docusaurus/types';

/** The parts of PostCSS that are used here; it comes with the framework. */
type Rule = {selectors: string[]; clone(changes: {selectors: string[]}): Rule; after(node: unknown): void};
type AtRule = {append(rule: Rule): void};
type PostCss = {AtRule: new (options: {name: string; params: string}) => AtRule};

const DARK = /^(html)?\[data-theme=['"]?dark['"]?\]/;

/**
 * The mode is set by a script in the page's head. Without scripts, the system setting decides, except on paper: each dark-mode rule
 * gets a copy for readers who prefer dark mode and whose page has no mode set.
 */
export const darkWithoutScript = {
  postcssPlugin: 'dark-without-script',
  Rule(rule: Rule, {AtRule}: PostCss): void {
    const dark = rule.selectors.filter((selector) => DARK.test(selector));
    if (dark.length === 0) return;
    const media = new AtRule({name: 'media', params: 'screen and (prefers-color-scheme: dark)'});
    media.append(rule.clone({selectors: dark.map((selector) => selector.replace(DARK, 'html:not([data-theme])'))}));
    rule.after(media);
  },
};

export default function darkWithoutScriptPlugin(): Plugin {
  return {
    name: 'dark-without-script',
    configurePostCss(options) {
      options.plugins.push(darkWithoutScript);
      return options;
    },
  };
}
