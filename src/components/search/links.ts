/** Whether a result's URL belongs to another site; such pages need a full page load. */
export const isExternal = (url: string, pattern: string): boolean => new RegExp(pattern, 'i').test(url);

/** "https://www.remotion.dev/docs/spring#config" → "/kit/docs/spring#config": results from a hosted index link to the site that shows them. */
export function localPath(url: string, pattern: string, baseUrl: string): string {
  if (isExternal(url, pattern)) return url;
  const {pathname, search, hash} = new URL(url, 'https://any.invalid');
  const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname.slice(1);
  return baseUrl + path + search + hash;
}

/** The page of all results for a query; unlike encodeURIComponent(), this accepts any text that can be typed or pasted. */
export const resultsPath = (baseUrl: string, query: string): string => `${baseUrl}search?${new URLSearchParams({q: query}).toString()}`;
