import { type Device, isMainLanguage, MAIN_TEST_LANGUAGES, type TestLanguage } from '@isopter/contract';

const mainRank = (language: string): number => MAIN_TEST_LANGUAGES.findIndex((main) => main === language);

/** Where a language stands in a list: the main ones first. */
const place = ({ code }: TestLanguage): number => (isMainLanguage(code) ? mainRank(code) : MAIN_TEST_LANGUAGES.length);

/** Whether a device's list names the language. */
export const isAmong = (languages: readonly string[] | undefined, language: string): boolean =>
  languages?.includes(language) ?? false;

/**
 * The languages to choose from: those the device speaks, the main ones first, the others in the order they came
 * [FORM-08, FORM-29].
 */
export function displayedLanguages(
  languages: readonly TestLanguage[],
  device: Device | undefined,
): readonly TestLanguage[] {
  const spoken = device
    ? languages.filter(({ code }) => isAmong(device.capabilities.output_languages, code))
    : languages;
  return spoken.toSorted((a, b) => place(a) - place(b));
}
