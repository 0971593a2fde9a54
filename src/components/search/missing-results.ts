/** URL of a prefilled issue about a query that should have found something. */
export function missingResultsUrl(repository: string, query: string): string {
  const parameters = new URLSearchParams({
    title: `Docs search: no results for "${query}"`,
    body: `I searched the documentation for "${query}" and found nothing. I expected a page about:\n\n`,
    labels: 'documentation',
  });
  return `${repository}/issues/new?${parameters.toString()}`;
}
