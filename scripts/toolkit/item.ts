/** What a change can do to a page, in the order of the report. */
export const KINDS = {
  'member gone': 'documented members that no longer exist',
  'member new': 'new members without a heading',
  'member changed': 'members of another type, optionality or status',
  default: 'defaults that are different',
  'flag gone': 'documented flags that are no longer read',
  'flag new': 'new flags without a heading',
  'export gone': 'documented exports that no longer exist',
  'export new': 'new exports without a page',
  message: 'quoted messages that are no longer printed',
  address: 'printed addresses that lead nowhere',
  'first version': 'version badges that are no longer proven',
  probe: 'claims that no longer hold, or could not be tried',
  sample: 'samples that no longer compile',
  command: 'commands that no longer exist',
  version: 'places that name the documented version',
  picture: 'pictures that were last compared with the packages before',
  other: 'other findings of the checks',
} as const;

export type Kind = keyof typeof KINDS;

/** One thing that became false or incomplete. */
export type Item = {
  kind: Kind;
  /** The file to edit, relative to the project, and the line in it. */
  page: string;
  line: number;
  message: string;
  /** Where the packages show it: @remotion/renderer/dist/render-media.d.ts:12. */
  evidence?: string;
  /** What to do about it, in words. */
  edit: string;
  /** What `--apply` writes. */
  change?: Change;
};

/** An edit that needs no judgment. A skeleton is for a person to finish. */
export type Change =
  | {do: 'replace'; line: number; from: string; to: string}
  | {do: 'skeleton'; heading: string; signature: string; depth: number; below: {line: number} | {flags: true} | {setters: true}};

/** The result of an inspection. */
export type Inspection = {items: Item[]; counts: string[]};
