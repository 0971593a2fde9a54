/** What is used of the peers' libraries; they are no dependencies of the site, so their own types are not installed. */
export type MiniSearchClass = new (options: object) => {
  addAll(documents: object[]): void;
  search(text: string, options?: object): {id: number}[];
};

type Clause = Record<string, unknown>;
type Builder = {ref(name: string): void; field(name: string, options?: {boost: number}): void; add(document: object): void};

export type Lunr = {
  (build: (this: Builder) => void): {query(build: (query: {term(term: string, options: Clause): void}) => void): {ref: string}[]};
  tokenizer(text: string): {toString(): string}[];
  Query: {presence: {REQUIRED: number}; wildcard: {TRAILING: number}};
};
