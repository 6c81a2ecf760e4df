/** Members under what they have in common, in the order in which it first appears. */
export function groupBy<T>(members: readonly T[], key: (member: T) => string): [key: string, members: T[]][] {
  const groups = new Map<string, T[]>();
  for (const member of members) {
    const group = groups.get(key(member));
    if (group) group.push(member);
    else groups.set(key(member), [member]);
  }
  return [...groups];
}
