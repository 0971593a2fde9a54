/**
 * Scripts that start a page. The scripts of its parts are left to the bundler's loader, which loads them again when the reader
 * presses Retry; the loader would not notice the failure of a script that is already in the page.
 */
const ENTRY = '/\\/(runtime~)?main\\./';

/**
 * Fetches the scripts as soon as the page begins to load, and runs them in order once it has been painted, so that the first
 * paint never waits for them. A deferred script from the cache would run before the first paint. A background tab is not
 * painted, so there they run at once.
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

/** The HTML around every page, in the framework's own order; the framework fills it in. */
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
