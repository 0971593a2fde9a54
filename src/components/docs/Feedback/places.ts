/** The places of a page that a reader may mean: its sections and its samples with a title, in reading order. */
export function placesOn(document: Document): string[] {
  const places = [...document.querySelectorAll<HTMLElement>('.theme-doc-markdown :is(h2, h3)[id], .theme-doc-markdown figure[data-title]')].map((element) =>
    element.dataset.title === undefined ? `Section: ${textOf(element)}` : `Sample: ${element.dataset.title}`,
  );
  return [...new Set(places)];
}

/** What a heading says, without the link to itself. */
const textOf = (heading: HTMLElement): string =>
  [...heading.childNodes]
    .filter((node) => !(node instanceof Element && node.matches('.hash-link')))
    .map(({textContent}) => textContent)
    .join('')
    .trim();
