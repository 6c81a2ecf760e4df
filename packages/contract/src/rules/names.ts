import { LOCAL_NAME_FIELDS, type LocalName, nameGroupText } from '../nameGroup.ts';
import { nameKey } from './fold.ts';

/** The two parts of a person's name, as they were entered. */
interface Named {
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
}

/**
 * How a person's name is written wherever the person is one of many: family name first, then a comma and the given names,
 * as clinical lists, labels and banners have it, so that a name is looked for in one place and reads the same on a screen,
 * a report and a file [OUR-50].
 * @returns the only part if the other is missing; an empty text if both are
 */
export const fullName = ({ first_name, last_name }: Named): string =>
  [last_name, first_name].filter(Boolean).join(', ');

/**
 * Returns the name of a patient in local script as it is shown next to the Latin one, with the pronunciation in brackets; empty
 * if there is none, or if it is the same name.
 */
export function localName({ first_name, last_name, ...local }: Named & LocalName): string {
  const latin = nameKey(`${last_name ?? ''}${first_name ?? ''}`);
  const [name, sound] = LOCAL_NAME_FIELDS.map((field) => nameGroupText(local[field])).filter(
    (text, at, all) => text !== '' && nameKey(text) !== latin && all.indexOf(text) === at,
  );
  if (name === undefined) return '';
  return sound === undefined ? name : `${name} (${sound})`;
}
