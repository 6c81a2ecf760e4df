/** The two parts of a person's name, as they were entered. */
interface Named {
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
}

/**
 * How a person's name is written wherever the person is one of many: family name first, then a comma and the given names,
 * as clinical lists, labels and banners have it, so that a name is looked for in one place and reads the same on a screen,
 * a report and a file [OUR-50].
 * @returns the part there is, where there is one only; an empty text where there is none
 */
export const fullName = ({ first_name, last_name }: Named): string =>
  [last_name, first_name].filter(Boolean).join(', ');
