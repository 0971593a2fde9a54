/**
 * Styles that documentation pages do without. The framework writes one file of all styles, so that their order is the same on
 * each page; each of these is one file as well, which always comes after that one. A page names those it needs.
 */
export const STYLE_GROUPS = {
  landing: styleGroup('landing', /src[\\/]components[\\/](about|catalog|contact|experts|form|home|lambda|landing|live|player|showcase|templates)[\\/]/),
  posts: styleGroup('posts', /src[\\/](css[\\/]posts\.css|theme[\\/]Blog|components[\\/]posts[\\/])/),
  askAi: styleGroup('ask-ai', /src[\\/]components[\\/]ai[\\/]styles/),
  searchModal: styleGroup('search-modal', /@docsearch[\\/]css|src[\\/]components[\\/]search[\\/]modal[\\/]/),
};

function styleGroup(name: string, test: RegExp) {
  // The framework's own group has the priority 50.
  return {name: `styles-${name}`, test, type: 'css/mini-extract', chunks: 'all' as const, enforce: true, priority: 60};
}
