import type {ChangedThing, Release} from '../../core/data/releases';

/** As many as a reader of feeds shows at once. */
const MOST = 50;

type Address = {
  /** Origin and base path, with a slash at the end. */
  root: string;
  /** The feed itself, below that. */
  file: string;
  title: string;
};

/** The newest releases as a JSON Feed. When a release was published is not known here, so that no item has a date. */
export function releaseFeed(releases: Release[], {root, file, title}: Address): string {
  const items = releases.slice(0, MOST).map(({version, pages, changes}) => {
    const url = `${root}docs/releases#v${version.replaceAll('.', '-')}`;
    const added = pages.map((page) => [page.title, ...page.members.map(({name}) => name)].join(', '));
    const lines = [...added.map((text) => `New: ${text}`), ...changes.map((change) => `${inWords(change)} (${change.package})`)];
    return {id: url, url, title: `Remotion ${version}`, content_text: lines.join('\n')};
  });
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: `${title}: what each release added and changed`,
    home_page_url: `${root}docs/releases`,
    feed_url: root + file,
    language: 'en',
    items,
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}

function inWords({what, name, to = '', before = '', after = '', previous}: ChangedThing): string {
  const words = {
    removed: `Removed: ${name}`,
    renamed: `Renamed: ${name} is ${to}`,
    default: `Default of ${name}: ${after} instead of ${before}`,
    deprecated: `Deprecated: ${name}`,
    required: `Required: ${name}`,
  }[what];
  return previous === undefined ? words : `${words}, after ${previous}`;
}
