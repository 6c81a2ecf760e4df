/** An item of the sample worklist: the values of its patient and of its procedure step, by the keywords of DICOM. */
export interface SampleItem {
  status: 'Success' | 'Warning';
  patient: Readonly<Record<string, string>>;
  step: Readonly<Record<string, unknown>>;
}

/** One value of a key as a text, without what makes its length even; a name may come in parts. */
function keyText(value: unknown): string {
  const [first] = [value].flat() as unknown[];
  if (typeof first === 'string') return first.trim();
  return typeof first === 'object' && first !== null ? keyText((first as { Alphabetic?: unknown }).Alphabetic) : '';
}

/** Matches with `*` and `?` as wildcards (PS3.4, C.2.2.2.4), ignoring case. */
const isLike = (key: string, value: string): boolean => {
  const pattern = key
    .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${pattern}$`, 'iu').test(value);
};

/** A day, or days from, to, or between two. */
function isWithin(key: string, value: string): boolean {
  const [from = '', to = ''] = key.includes('-') ? key.split('-') : [key, key];
  return (from === '' || value >= from) && (to === '' || value <= to);
}

/** A key by which the PACS does not search for an item that it sends with a warning. */
const UNSUPPORTED = 'AccessionNumber';

const fits = (keyword: string, key: unknown, value: unknown): boolean => {
  const text = keyText(key);
  if (text === '' || typeof value !== 'string') return true;
  return keyword.endsWith('Date') ? isWithin(text, value) : isLike(text, value);
};

/** Returns whether an item matches the keys of a worklist query; an empty key matches everything. */
export function matches(asked: Readonly<Record<string, unknown>>, { patient, step, status }: SampleItem): boolean {
  const [askedStep = {}] = [asked['ScheduledProcedureStepSequence']].flat() as Record<string, unknown>[];
  return (
    Object.entries(patient).every(
      ([keyword, value]) => (status === 'Warning' && keyword === UNSUPPORTED) || fits(keyword, asked[keyword], value),
    ) && Object.entries(step).every(([keyword, value]) => fits(keyword, askedStep[keyword], value))
  );
}
