import {PAGE_ORIGIN} from './tell';

/**
 * Makes addresses that are relative to `location.origin` work: the toolkit resolves files so, and the origin of this document is opaque,
 * which reads as the text "null".
 */
export function resolveByPage(): void {
  window.URL = class extends URL {
    constructor(url: string | URL, base?: string | URL) {
      super(url, base === 'null' ? PAGE_ORIGIN : base);
    }
  };
}
