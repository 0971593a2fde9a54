/** Whether an address of a result belongs to another site; such pages are loaded as a whole. */
export const isExternal = (url: string, pattern: string): boolean => new RegExp(pattern, 'i').test(url);

/** "https://www.remotion.dev/docs/spring#config" → "/kit/docs/spring#config": results of a hosted index lead to the site that shows them. */
export function localPath(url: string, pattern: string, baseUrl: string): string {
  if (isExternal(url, pattern)) return url;
  const {pathname, search, hash} = new URL(url, 'https://any.invalid');
  const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname.slice(1);
  return baseUrl + path + search + hash;
}

/** The page of all results of a query; unlike encodeURIComponent(), this takes any text that can be typed or pasted. */
export const resultsPath = (baseUrl: string, query: string): string => `${baseUrl}search?${new URLSearchParams({q: query}).toString()}`;
