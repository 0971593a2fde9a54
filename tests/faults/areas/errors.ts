import {browser, page, script, type Fault} from '../fault';

export const ERRORS: Fault[] = [
  {
    statement: 'errors.crash',
    name: 'the causes are left out',
    test: 'with its causes',
    patches: [
      browser(
        `const Original = Error; window.Error = function (message, options) { return Reflect.construct(Original, [message], new.target ?? Original); }; window.Error.prototype = Original.prototype; Object.setPrototypeOf(window.Error, Original);`,
      ),
    ],
  },
  {
    statement: 'errors.crash',
    name: 'Try again does nothing',
    test: 'with its causes',
    patches: [script('tryAgain:()=>this.setState({error:null})', 'tryAgain:()=>{}')],
  },
  {
    statement: 'errors.crash',
    name: 'the title is that of the page',
    test: 'outside of the layout',
    patches: [script('children:"Page Error"', 'children:"Page"')],
  },
  {
    statement: 'errors.crash',
    name: 'it stays when a link leads to another page',
    test: 'a link leads on',
    patches: [script(/(\w+)!==(\w+)\.current&&(\w+)\(\)\},\[\1,\3\]/, '0},[$1,$3]')],
  },
  {
    statement: 'errors.navbar',
    name: 'the type is not named',
    test: 'names the type',
    patches: [script('No NavbarItem component found for type "${e}".', 'No NavbarItem component found.')],
  },
  {
    statement: 'errors.navbar',
    name: 'the configuration is not shown',
    test: 'with its configuration',
    patches: [script(/(A theme navbar item failed to render\.[^`]*)\$\{JSON\.stringify\([^`]*?\)\}/, '$1')],
  },
  {statement: 'errors.sidebar', name: 'the sidebars are not listed', test: 'lists the available', patches: [script(/(Available sidebar ids are:)[^`]*/, '$1')]},
  {
    statement: 'errors.sidebar',
    name: 'a sidebar without a link is no error',
    test: 'without a link',
    patches: [script('anything to be linked to', 'any pages')],
  },
  {statement: 'errors.doc', name: 'the pages are not listed', test: 'lists the available', patches: [script(/(Available doc ids are:)[^`]*/, '$1')]},
  {
    statement: 'errors.doc',
    name: 'missing data does not name its plugin',
    test: 'Missing docs-plugin',
    patches: [script('Docusaurus plugin global data not found for', 'Data not found for')],
  },
  {statement: 'errors.version', name: 'the versions are not listed', patches: [script(/(Available version names:)[^`]*/, '$1')]},
  {statement: 'errors.default-export', name: 'the route is not named', patches: [script('The page component at ${e} ', 'The page component ')]},
  {statement: 'errors.provider', name: 'the provider is not named', patches: [script('is called outside the <${e}>', 'is called outside')]},
  {
    statement: 'errors.base-path',
    name: 'the banner does not come',
    test: 'the banner',
    patches: [page(/^index\.html$/, 'if (window.insertBanner) insertBanner();', '')],
  },
  {
    statement: 'errors.base-path',
    name: 'the base URL that fits is not named',
    test: 'the banner',
    patches: [page(/^index\.html$/, /suggestionContainer\.innerHTML\s*=[^;]*/, '0')],
  },
  {
    statement: 'errors.base-path',
    name: 'each page holds the banner',
    test: 'holds no banner',
    patches: [
      browser(
        `const banner = document.createElement('div'); banner.id = '__docusaurus-base-url-issue-banner'; banner.hidden = true; document.body.prepend(banner);`,
      ),
    ],
  },
];
