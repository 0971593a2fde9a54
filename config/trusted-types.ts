/**
 * The page's policy for text that becomes markup or the address of a script, run before any other script with the origins of the configured services
 * (`https://*.example.com` stands for all hosts of a domain). Scripts come from this site or from those services. Markup is let through, since the content
 * security policy allows no script in it. Text becomes a script only when it is JSON, which does nothing: pages describe themselves in such elements.
 */
export const TRUST = `(function (origins) {
  if (!window.trustedTypes) return;
  trustedTypes.createPolicy('default', {
    createHTML: function (text) { return text; },
    createScript: function (text) {
      try { JSON.parse(text); return text; } catch (error) { return null; }
    },
    createScriptURL: function (url) {
      var origin = new URL(url, document.baseURI).origin;
      var isKnown = origin === location.origin || origins.some(function (known) {
        return known === origin || (known.indexOf('*') > 0 && origin.slice(-known.split('*')[1].length) === known.split('*')[1]);
      });
      return isKnown ? url : null;
    }
  });
})`;
