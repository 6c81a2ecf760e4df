import type { CustomBundleParameters } from '@isopter/contract';
import type { FieldName, TestFormValues } from '../../form/rules/values.ts';
import type { OptionName } from '../../form/rules/visible.ts';

/** Fields chosen when a custom bundle is used, and therefore not when it is created [FORM-28, BUND-13]. */
export const ASKED_AT_USE = [
  'monocular',
  'skip_tutorial',
  'disable_pause',
  'skip_convergence_testing',
  'use_short_tutorial',
  'language',
  'subtitles',
  'subtitle_increase_text_size',
] as const satisfies (OptionName & keyof CustomBundleParameters)[];

/** Patient and device are not known yet either. */
export const NOT_ASKED: readonly FieldName[] = ['device', 'doctor', 'operator', ...ASKED_AT_USE];

/** Returns the part of a test's description that a custom bundle stores. */
export function withoutAsked<T extends object>(description: T): Omit<T, (typeof ASKED_AT_USE)[number]> {
  const kept = { ...description } as T & Partial<TestFormValues>;
  for (const name of ASKED_AT_USE) delete kept[name];
  return kept;
}
