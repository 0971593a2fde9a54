import {customFields, site} from './site';
import {startScript} from './start-script';
import {thirdParties} from './third-parties';
import {TRUST} from './trusted-types';

const START = startScript(customFields.reportEndpoint, site.version);

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

/** Reads a value from the tags that a page has so far. The template language would take a quote in an expression for the beginning of a text, so it is written by its number. */
const valueOf = (name: string) => String.raw`(/${name}\x22 content=\x22([^\x22]*)/.exec(it.metaAttributes.join('')) || [])[1]`;

/** What the social card of a page shows, for those who cannot see it: the title and the description of the page. */
const CARD_ALT = String.raw`[(${valueOf('og:title')} || '').replace(/ \| [^|]*$/, ''), ${valueOf('description')}].filter(Boolean).join(': ')`;

/** The HTML around every page, in the framework's own order; the framework fills it in. */
export const pageTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <meta property="og:image:alt" content="<%~ ${CARD_ALT} %>">
    <meta name="twitter:image:alt" content="<%~ ${CARD_ALT} %>">
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
