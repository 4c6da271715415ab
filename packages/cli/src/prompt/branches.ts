import type { AskedQuestion, Option } from '@woodlog/session/kernel';

/** More options are shown in branches. */
const MOST_LISTED = 16;

/** The branches of a menu: one for each option while they are few, else by group, place or start of the label. */
export function branchesOf({ groups }: AskedQuestion, options: readonly Option[]): readonly (readonly Option[])[] {
  const each = options.map((option) => [option]);
  if (options.length <= MOST_LISTED) return each;
  const groupOf = new Map(groups.flatMap((group) => group.options.map((option) => [option, group.heading] as const)));
  const ways = [
    (option: Option): string => groupOf.get(option) ?? '',
    ({ places: [first = ''] }: Option): string => first,
    ({ label }: Option): string => label.split(/[;,]/)[0] ?? '',
    ({ label }: Option): string => label.split(' ').slice(0, 2).join(' '),
  ];
  const found = ways.map((keyOf) => by(options, keyOf)).filter(({ length }) => length > 1 && length < options.length);
  return found.find(({ length }) => length <= MOST_LISTED) ?? each;
}

function by(options: readonly Option[], keyOf: (option: Option) => string): readonly (readonly Option[])[] {
  const branches = new Map<string, Option[]>();
  for (const option of options) {
    const key = keyOf(option);
    branches.set(key, [...(branches.get(key) ?? []), option]);
  }
  return [...branches.values()];
}
