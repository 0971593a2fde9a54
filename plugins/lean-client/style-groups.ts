/**
 * Styles that documentation pages do not need. The framework writes all styles to one file, so that their order is the same on
 * each page; each of these groups is a file too, which always comes after that one. A page names the groups it needs.
 */
export const STYLE_GROUPS = {
  landing: styleGroup(
    'landing',
    /src[\\/]components[\\/](home|lambda[\\/]MeasuredRenders|landing|templates|ui[\\/](CreateCommand|NumberStepper|Section))[\\/]/,
  ),
  lists: styleGroup('lists', /src[\\/]components[\\/](about|catalog|contact|experts|form|showcase)[\\/]/),
  products: styleGroup('products', /src[\\/]components[\\/](lambda[\\/](?!MeasuredRenders)|player[\\/])/),
  posts: styleGroup('posts', /src[\\/](css[\\/]posts\.css|theme[\\/]Blog|components[\\/]posts[\\/])/),
  demo: styleGroup('demo', /src[\\/]components[\\/](live|mdx[\\/](Demo|ExternalVideo))[\\/]/),
  calculator: styleGroup('calculator', /src[\\/]components[\\/]mdx[\\/]Calculator[\\/]/),
  figures: styleGroup('figures', /src[\\/]components[\\/]mdx[\\/]Figure[\\/]/),
  play: styleGroup('play', /src[\\/]components[\\/]playground[\\/]/),
  examples: styleGroup('examples', /src[\\/]components[\\/]examples[\\/]/),
  askAi: styleGroup('ask-ai', /src[\\/]components[\\/]ai[\\/]styles/),
  searchModal: styleGroup('search-modal', /src[\\/]components[\\/]search[\\/]modal[\\/]/),
};

function styleGroup(name: string, test: RegExp) {
  // The framework's own group has priority 50.
  return {name: `styles-${name}`, test, type: 'css/mini-extract', chunks: 'all' as const, enforce: true, priority: 60};
}
