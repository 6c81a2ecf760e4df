/** How what is carried differs from what is kept in the list. */
export interface Difference {
  /** In the list, and no test carries them any more. */
  lost: string[];
  /** Carried, and not in the list yet. */
  unlisted: string[];
  /** Carried or listed, and no statement of the documents. */
  unknown: string[];
}

export function compare(
  stated: readonly string[],
  carried: ReadonlySet<string>,
  listed: readonly string[],
): Difference {
  const kept = new Set(listed);
  const known = new Set(stated);
  return {
    lost: listed.filter((id) => !carried.has(id)),
    unlisted: stated.filter((id) => carried.has(id) && !kept.has(id)),
    unknown: [...new Set([...carried, ...listed])].filter((id) => !known.has(id)),
  };
}
