/** What can go wrong for a reader without anybody noticing. */
export type Report = {
  kind: 'crash' | 'file' | 'policy' | 'search';
  /** The error's message, the address of the file, what the policy refused, the query that finds nothing, or why a search has no answer. */
  detail: string;
};

export const REPORT = 'site-report';

/** Says that something went wrong. Only a site with a REPORT_ENDPOINT has a listener, src/client/reports.ts; elsewhere nothing is sent. */
export function report(kind: Report['kind'], detail: string): void {
  window.dispatchEvent(new CustomEvent<Report>(REPORT, {detail: {kind, detail}}));
}
