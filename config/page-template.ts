import {customFields} from './site';
import {START} from './start-script';
import {thirdParties} from './third-parties';
import {TRUST} from './trusted-types';

const OTHER_SCRIPTS = JSON.stringify(thirdParties(customFields)['script-src'] ?? []);

/**
 * Scripts that start a page. The scripts of its parts are left to the bundler's loader, which loads them again when the reader
 * presses Retry; the loader would not notice the failure of a script that is already in the page.
 */
const ENTRY = '/\\/(runtime~)?main\\./';

/**
 * What programs that read the page find first: where the list of all pages is, and that each is also Markdown. It is not shown, and neither
 * in the order of the keyboard nor read aloud, since people have the navigation; it is no `hidden` element, which such programs leave out.
 */
const DIRECTIVE = `<div class="visually-hidden" aria-hidden="true" data-search="skip">For agents: the list of all pages is at <a href="<%= it.baseUrl %>llms.txt" tabindex="-1"><%= it.baseUrl %>llms.txt</a>. Each page is also Markdown: add .md to its path, or index.md where the path ends in a slash.</div>`;

/** The HTML around every page, in the framework's own order; the framework fills it in. */
export const pageTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <script>${TRUST}(${OTHER_SCRIPTS});${START}(<%~ JSON.stringify(it.scripts.filter((script) => ${ENTRY}.test(script)).map((script) => it.baseUrl + script)) %>);</script>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    ${DIRECTIVE}
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>`;
