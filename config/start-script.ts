/**
 * Fetches the scripts from the first frame on, and runs them in order once the page has been read whole and painted. So the first paint waits for
 * nothing but the page and its styles, which have the connection to themselves; a deferred script from the cache would even run before it. On a slow
 * phone, the page starts less than a tenth of a second later than with scripts that are fetched from the beginning. A background tab has no frames,
 * so there they are fetched and run at once.
 *
 * The typefaces wait in the same way on a first visit, whose text is set in stand-ins of the same width until then; see src/css/fonts.css. Later visits
 * have them in the cache, and use them from the first frame on.
 *
 * A script that fails is fetched again once, under another address, since an error may have been stored under its own. If the app cannot start then,
 * the page says so; `showNotice` is for the app's own notices, too. The framework's banner for a wrong base URL looks for `docusaurus` before these
 * scripts run, so it finds a placeholder here and is shown with the failure.
 * @param endpoint where such a failure is reported, since the code that reports others does not run then; nowhere if it is not set
 */
export const startScript = (endpoint: string | undefined, version: string): string => `(function (sources) {
  var placeholder = (window.docusaurus = {});
  var left = sources.length;
  var add = function (name, attributes, parent) {
    return parent.appendChild(Object.assign(document.createElement(name), attributes));
  };
  window.showNotice = function (text, label, act, detail) {
    var box = document.createElement('div');
    var button = function (content, run) {
      add('button', {type: 'button', className: 'button button--secondary', textContent: content, onclick: function () { box.remove(); run && run(); }}, box);
    };
    box.className = 'page-notice';
    box.setAttribute('role', detail ? 'alert' : 'status');
    add('p', {textContent: text}, box);
    if (detail) add('p', {textContent: detail}, box);
    button(label, act);
    button('Close');
    document.body.prepend(box);
  };
  var fail = function (detail) {
    left = -1;
    if (window.insertBanner) insertBanner();
    showNotice('You can read this page, but its search, menus and demos did not start.', 'Reload', function () { location.reload(); }, detail);${reporting(endpoint, version)}
  };
  var run = function (source) {
    add('script', {src: source, async: false, onload: function () {
      if (--left === 0 && window.docusaurus === placeholder) fail('The scripts did not run.');
    }, onerror: function () {
      if (source.indexOf('?') < 0) run(source + '?again');
      else if (left > 0) fail('A script could not be loaded: ' + source);
    }}, document.head);
  };
  var fetchAll = function () {
    sources.forEach(function (source) { add('link', {rel: 'preload', as: 'script', href: source, fetchPriority: 'low'}, document.head); });
  };
  var useTypefaces = function () {
    document.documentElement.dataset.typefaces = '';
    try { localStorage.setItem('typefaces', 'fetched'); } catch (error) {}
  };
  try { if (localStorage.getItem('typefaces')) useTypefaces(); } catch (error) {}
  requestAnimationFrame(function () { setTimeout(fetchAll); setTimeout(useTypefaces); });
  document.addEventListener('DOMContentLoaded', function () {
    var start = function () { sources.forEach(run); };
    if (document.hidden) start();
    else requestAnimationFrame(function () { setTimeout(start); });
  });
})`;

/** The same as src/client/reports.ts sends. */
const reporting = (endpoint: string | undefined, version: string): string =>
  endpoint === undefined
    ? ''
    : `
    navigator.sendBeacon(${JSON.stringify(new URL(endpoint).href)}, JSON.stringify({kind: 'file', detail: detail, page: location.pathname, version: ${JSON.stringify(version)}}));`;
