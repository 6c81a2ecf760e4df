/** Values in one form: nothing is null, and a list of ids has no order. */
const normalized = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? value.toSorted() : (value ?? null));

/** Stored value of a field of a body: `gender_id` is the id of `gender`. Undefined if the record does not show it. */
function storedValue(record: Readonly<Record<string, unknown>>, field: string): { value: unknown } | undefined {
  if (field in record) return { value: record[field] };
  const whole = field.endsWith('_id') ? field.slice(0, -'_id'.length) : '';
  if (!(whole in record)) return undefined;
  return { value: (record[whole] as { id?: string } | null | undefined)?.id };
}

/** Returns the fields of a body that differ from the stored record, without its version and fields that are never shown. */
export function differingFields(sent: object, record: object): string[] {
  return Object.entries(sent).flatMap(([field, value]) => {
    if (field === 'version' || value === undefined) return [];
    const stored = storedValue(record as Record<string, unknown>, field);
    return stored && normalized(stored.value) !== normalized(value) ? [field] : [];
  });
}
