import type {ExportShape, MemberShape, Shape} from './shape';

/** One difference between two releases, as data/changes.json keeps it. */
export type Difference = {
  what: 'removed' | 'renamed' | 'default' | 'deprecated' | 'required';
  /** `renderMedia`, `renderMedia.codec`, `renderMedia().buffer`. */
  name: string;
  /** The new name. */
  to?: string;
  /** Defaults before and after. */
  before?: string;
  after?: string;
};

/** What the second of two releases took away or changed, as the compiler sees it. What is new is not listed: pages have badges for that. */
export function differencesOf(before: Shape, after: Shape): Difference[] {
  const gone = Object.keys(before).filter((name) => !(name in after));
  const fresh = Object.keys(after).filter((name) => !(name in before));
  const pairs = renames(gone, fresh, (from, to) => sameExport(before[from], after[to]));
  const kept = Object.keys(after).filter((name) => name in before);
  return [...listed(gone, pairs), ...kept.flatMap((name) => inExport(name, before[name] as ExportShape, after[name] as ExportShape))].sort((a, b) =>
    a.name < b.name ? -1 : a.name > b.name ? 1 : a.what < b.what ? -1 : 1,
  );
}

/** So few members may well go at once. */
const FEW = 3;

/** Arguments and results: `.codec` and `().buffer`. */
const groupOf = (member: string): string => (member.startsWith('()') ? 'result' : 'argument');

/** Names that no caller writes: those of a whole argument, and what the compiler calls one without a name. */
const UNWRITTEN = /^\.(input|params|options|args|(args|_)_\d+)$/;
const UNKNOWN = /^(any|unknown)$/;

function inExport(name: string, before: ExportShape, after: ExportShape): Difference[] {
  const own: Difference[] = after.deprecated && !before.deprecated ? [{what: 'deprecated', name}] : [];
  // Members that were not seen cannot have come or gone.
  if (before.unknown || after.unknown) return own;
  // A member of unknown type is one that React had and the React in use has no more. Arguments or results of which nothing is left have become a
  // type whose members depend on what the caller passes, so that they are not seen.
  const inGroup = (members: ExportShape['members'], group: string) => Object.keys(members).filter((member) => groupOf(member) === group).length;
  const isLeft = (group: string) => inGroup(after.members, group) > 0 || inGroup(before.members, group) < FEW;
  const gone = Object.keys(before.members).filter(
    (member) => !(member in after.members) && isLeft(groupOf(member)) && !UNWRITTEN.test(member) && !UNKNOWN.test(before.members[member]?.type ?? ''),
  );
  const fresh = Object.keys(after.members).filter((member) => !(member in before.members));
  const pairs = renames(gone, fresh, (from, to) => sameMember(before.members[from], after.members[to]));
  const kept = Object.entries(after.members).flatMap(([member, now]) => {
    const was = before.members[member];
    return was ? inMember(name + member, was, now) : [];
  });
  return [...own, ...listed(gone, pairs).map((each) => ({...each, name: name + each.name, ...(each.to === undefined ? {} : {to: name + each.to})})), ...kept];
}

function inMember(name: string, before: MemberShape, after: MemberShape): Difference[] {
  return [
    ...(after.deprecated && !before.deprecated ? [{what: 'deprecated' as const, name}] : []),
    // A default that is no longer found may have moved to where it cannot be read.
    ...(before.default !== undefined && after.default !== undefined && before.default !== after.default
      ? [{what: 'default' as const, name, before: before.default, after: after.default}]
      : []),
    ...(before.optional === true && after.optional === false ? [{what: 'required' as const, name}] : []),
  ];
}

const listed = (gone: string[], pairs: Map<string, string>): Difference[] =>
  gone.map((name): Difference => (pairs.has(name) ? {what: 'renamed', name, to: pairs.get(name)} : {what: 'removed', name}));

/** A name is a new one for another if they are all that came and went there, and what they stand for is the same. */
function renames(gone: string[], fresh: string[], isSame: (from: string, to: string) => boolean): Map<string, string> {
  const [from, to] = [gone[0], fresh[0]];
  return gone.length === 1 && fresh.length === 1 && from !== undefined && to !== undefined && isSame(from, to)
    ? new Map([[from, to]])
    : new Map<string, string>();
}

/** Types such as `number` say nothing: two options may have them by chance. */
export const isTelling = (type: string): boolean => !PLAIN.test(type);

const PLAIN = /^(string|number|boolean|any|unknown|null|undefined|void|\(\) => void| \| )+$/;

const sameMember = (before?: MemberShape, after?: MemberShape): boolean =>
  before !== undefined && after !== undefined && before.type === after.type && before.optional === after.optional && isTelling(before.type);

const sameExport = (before?: ExportShape, after?: ExportShape): boolean =>
  before !== undefined && after !== undefined && Object.keys(before.members).length > 1 && JSON.stringify(before.members) === JSON.stringify(after.members);
