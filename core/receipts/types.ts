/** How many things of each kind the checks look at on a page. Kinds of which there are none are left out. */
export type Receipt = {
  /** Samples in TypeScript, compiled against the packages. */
  samples?: number;
  /** Members that the page documents and the published type has. */
  members?: number;
  /** Flags that the page documents and the command reads. */
  flags?: number;
  /** Claims that a probe tries. */
  probes?: number;
  /** Version badges that a comparison of releases supports. */
  versions?: number;
  demos?: number;
  figures?: number;
  /** Links that lead to a page of this site. */
  links?: number;
  /** Reader tasks that follow the page. */
  tasks?: number;
};

/** What the receipts of all pages say together. */
export type Totals = Required<Receipt> & {
  /** Pages with a receipt. */
  pages: number;
};
