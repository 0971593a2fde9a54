/**
 * Scripts that start a page. Those of its parts are left to the bundler's loader, which loads them again where the reader says
 * Retry: of a script that stands in the page and has failed, it would never hear.
 */
const ENTRY = '/\\/(runtime~)?main\\./';

/**
 * Fetches the scripts as soon as the page begins, and runs them, in order, when it has been painted: what a reader sees first
 * never waits for them. A deferred script runs before the first picture when it comes from a cache. A tab in the background is
 * not painted, so there they run at once.
 */
const START = `(function (sources) {
  var add = function (name, attributes) {
    document.head.appendChild(Object.assign(document.createElement(name), attributes));
  };
  var run = function () {
    sources.forEach(function (source) { add('script', {src: source, async: false}); });
  };
  sources.forEach(function (source) { add('link', {rel: 'preload', as: 'script', href: source, fetchPriority: 'low'}); });
  document.addEventListener('DOMContentLoaded', function () {
    if (document.hidden) run();
    else requestAnimationFrame(function () { setTimeout(run); });
  });
})`;

/** What stands around every page, in the framework's own order; the framework fills it in. */
export const pageTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <script>${START}(<%~ JSON.stringify(it.scripts.filter((script) => ${ENTRY}.test(script)).map((script) => it.baseUrl + script)) %>);</script>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>`;
