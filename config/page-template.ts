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
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>`;
