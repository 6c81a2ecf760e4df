import {
  type Capabilities,
  type DateText,
  eyeOfTest,
  hasShortTutorial,
  isMainLanguage,
  type TestEye,
  usualGoldmannSize,
  usualIntensity,
} from '@isopter/contract';
import type { TestOptions } from '../../../platform/db/tables/tests.ts';
import type { CatalogueChoice } from './catalogue.ts';
import { CONTROL_TYPES, CORRECTION_TYPES, STIMULUS_TYPES } from '../choices.ts';

/** Options of a test as sent by the client. */
type Given = Partial<TestOptions> & { eye?: TestEye | undefined };

export interface Settled {
  eye: TestEye;
  options: TestOptions;
  /** Messages by field; nothing is stored when there is one. */
  problems: Record<string, string[]>;
}

/**
 * Returns the options of a test as they are stored. The server repeats the form's automatic choices, so that no other
 * client can start a test that the form would not allow.
 * @param day the current day at the office
 */
export function settleOptions(
  given: Given,
  choice: CatalogueChoice,
  capabilities: Capabilities,
  day: DateText,
): Settled {
  const problems: Record<string, string[]> = {};
  const options: TestOptions = { ...given };
  delete (options as Given).eye;

  options.monocular = given.monocular ?? false;
  const eye = eyeOfTest(choice, { chosen: given.eye ?? '', monocular: options.monocular });
  if (eye !== '') options.skip_convergence_testing = true;
  options.skip_convergence_testing ??= false;
  if (options.skip_convergence_testing && eye === '' && given.monocular === undefined) {
    problems['monocular'] = ['Say whether the test is monocular when convergence testing is skipped.'];
  }

  settleLanguage(options, capabilities, problems);
  settleSize(options, choice, problems);
  options.supra_t_intensity ??= usualIntensity(choice);
  if (!options.with_correction) options.correction_type = null;
  for (const [field, list] of [
    ['correction_type', CORRECTION_TYPES],
    ['control_type', CONTROL_TYPES],
    ['stimulus_type', STIMULUS_TYPES],
  ] as const) {
    const chosen = options[field];
    if (chosen && !list.some(({ id }) => id === chosen)) problems[field] = ['This choice does not exist.'];
  }
  if (Boolean(options.period_in_days) !== Boolean(options.end_date)) {
    problems['end_date'] = ['A recurring test needs both a period and an end date.'];
  }
  if (options.end_date && options.end_date < day) {
    problems['end_date'] = ['The date is in the past.'];
  }
  return { eye, options, problems };
}

/** Validates the language, and settles subtitles and tutorials by it [FORM-08, 09, 26, 29]. */
function settleLanguage(options: TestOptions, capabilities: Capabilities, problems: Record<string, string[]>): void {
  const language = options.language ?? null;
  options.language = language;
  if (language !== null && !capabilities.output_languages.includes(language)) {
    problems['language'] = ['The device does not speak this language.'];
  }
  if (language === null || !capabilities.subtitles_languages.includes(language)) options.subtitles = false;
  if (!options.subtitles || language === null || !capabilities.increased_size_subtitles_languages.includes(language)) {
    options.subtitle_increase_text_size = false;
  }
  const isMain = isMainLanguage(language);
  const hasShort = hasShortTutorial(language);
  if (isMain && hasShort && options.skip_tutorial && options.use_short_tutorial) {
    problems['use_short_tutorial'] = ['A skipped and a short tutorial exclude each other.'];
  }
  options.skip_tutorial = isMain ? (options.skip_tutorial ?? false) : true;
  options.use_short_tutorial = hasShort ? (options.use_short_tutorial ?? false) : true;
}

function settleSize(options: TestOptions, choice: CatalogueChoice, problems: Record<string, string[]>): void {
  options.goldman_size ??= usualGoldmannSize(choice);
  const sizes = choice.sizes.length > 0 ? choice.sizes : [usualGoldmannSize(choice)];
  if (!sizes.includes(options.goldman_size)) problems['goldman_size'] = ['The strategy does not have this size.'];
}
