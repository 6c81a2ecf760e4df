type Name<V> = keyof V & string;

/** Owner of a version: the user, or the person who saved the record in between. */
export type VersionOwner = 'mine' | 'theirs';

/** How a field is shown to somebody who chooses between two versions of it. */
export interface ShownField<V> {
  label: string;
  /**
   * Returns the value in words. A secret is named by its owner and never shown.
   * @default the value as text
   */
  text?: (values: V, owner: VersionOwner) => string;
  /** Fields that mean something only together with this one. The text contains those that are not shown themselves. */
  with?: readonly Name<V>[];
}

export type ShownFields<V> = Partial<Record<Name<V>, ShownField<V>>>;

/**
 * Returns a version of fields that are chosen together: the text of the first one, then a line for each other field that is
 * shown. A field without a value has no line.
 */
export function unitText<V>(unit: readonly Name<V>[], fields: ShownFields<V>, values: V, owner: VersionOwner): string {
  const textOf = (name: Name<V>): string => fields[name]?.text?.(values, owner) ?? String(values[name] ?? '');
  return unit
    .flatMap((name, index) => {
      if (index === 0) return [textOf(name)];
      const label = fields[name]?.label;
      const text = textOf(name);
      return label === undefined || text === '' ? [] : [`${label}: ${text}`];
    })
    .join('\n');
}
