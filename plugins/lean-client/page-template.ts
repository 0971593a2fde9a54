import template from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';

/** Scripts that start a page; they load the others, and load them again where the reader says Retry. */
const ENTRY = '/\\/(runtime~)?main\\./';

/**
 * The framework's page, which names the styles and the scripts of all parts of a page. The scripts of its parts are left to the
 * bundler's loader: of a script that stands in the page and has failed, it would never hear.
 */
export const pageTemplate = template.replace('it.scripts.forEach', `it.scripts.filter((script) => ${ENTRY}.test(script)).forEach`);

if (pageTemplate === template) throw new Error('lean-client: the page template of the framework has no list of scripts.');
