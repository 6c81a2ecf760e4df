import type {
  EomsAppearance,
  Preferences,
  ProtocolValue,
  StoredPreferences,
  StrategyValue,
  SystemUnit,
  TestLanguageCode,
  TestType,
} from '@isopter/contract';
import { isClinicPreference } from '@isopter/contract';
import { phrasesOf } from '../../lib/domain/tests/phrases/phrases.ts';

/** Flags that are chosen as one of three. */
type Combined = 'skip_tutorial' | 'use_short_tutorial' | 'skip_convergence_testing' | 'use_automated_convergence';
type FlagOf<P> = { [F in keyof P]-?: P[F] extends boolean ? F : never }[keyof P];
/** Preferences that are on or off. */
export type Flag = Exclude<FlagOf<Preferences>, Combined>;

/** Form values. An empty text means "nothing chosen", because that is the empty value of a select control. */
export interface PreferenceValues extends Pick<Preferences, Flag> {
  device: string;
  operator: string;
  group: TestType | '';
  strategy: StrategyValue | '';
  protocol: ProtocolValue | '';
  custom_test_bundle_type: string;
  language: TestLanguageCode | '';
  tutorial: 'whole' | 'short' | 'none';
  convergence: 'asked' | 'automated' | 'skipped';
  eoms_appearance: EomsAppearance;
  system_unit: SystemUnit;
  max_external_low_confidence_sensitivities: number;
  default_volume: number;
  date_format: Preferences['date_format'];
  time_format: Preferences['time_format'];
  report_language: Preferences['report_language'];
  /** Seconds, as a select control holds it. */
  user_inactivity_limit_seconds: string;
  home_test_pin: string;
  has_fixed_exam_date: boolean;
  /** `YYYY-MM-DD`, or empty. */
  fixed_exam_date: string;
  on_prem_pii_agent_url: string;
  /** One phrase on each line. */
  interpretation_phrases: string;
  /** The typed key with which zero-PII mode is to be turned on. */
  zero_pii_key: string;
}

function tutorialOf({ skip_tutorial, use_short_tutorial }: Preferences): PreferenceValues['tutorial'] {
  if (skip_tutorial) return 'none';
  return use_short_tutorial ? 'short' : 'whole';
}

function convergenceOf(preferences: Preferences): PreferenceValues['convergence'] {
  if (preferences.skip_convergence_testing) return 'skipped';
  return preferences.use_automated_convergence ? 'automated' : 'asked';
}

/** Returns the initial form values. */
export function valuesOf(stored: StoredPreferences): PreferenceValues {
  const { version: _version, ...preferences } = stored;
  const { test_group, fixed_exam_date } = preferences;
  return {
    ...preferences,
    device: preferences.device ?? '',
    operator: preferences.operator ?? '',
    group: test_group?.group ?? '',
    strategy: test_group?.strategy ?? '',
    protocol: test_group?.protocol ?? '',
    custom_test_bundle_type: preferences.custom_test_bundle_type ?? '',
    language: preferences.language ?? '',
    tutorial: tutorialOf(preferences),
    convergence: convergenceOf(preferences),
    user_inactivity_limit_seconds: String(preferences.user_inactivity_limit_seconds),
    home_test_pin: preferences.home_test_pin ?? '',
    has_fixed_exam_date: Boolean(fixed_exam_date),
    fixed_exam_date: fixed_exam_date ?? '',
    on_prem_pii_agent_url: preferences.on_prem_pii_agent_url ?? '',
    interpretation_phrases: preferences.interpretation_phrases.join('\n'),
    zero_pii_key: '',
  };
}

/** Returns the preferences for the server; those the form does not show stay unchanged. */
function preferencesOf(values: PreferenceValues, before: Preferences): Preferences {
  const after: Record<string, unknown> = {};
  for (const name of Object.keys(before) as (keyof Preferences)[]) {
    after[name] = name in values ? values[name as keyof PreferenceValues] : before[name];
  }
  return {
    ...(after as unknown as Preferences),
    device: values.device || null,
    operator: values.operator || null,
    test_group: values.group
      ? { group: values.group, strategy: values.strategy || null, protocol: values.protocol || null }
      : null,
    custom_test_bundle_type: values.custom_test_bundle_type || null,
    language: values.language || null,
    skip_tutorial: values.tutorial === 'none',
    use_short_tutorial: values.tutorial === 'short',
    skip_convergence_testing: values.convergence === 'skipped',
    use_automated_convergence: values.convergence === 'automated',
    user_inactivity_limit_seconds: Number(
      values.user_inactivity_limit_seconds,
    ) as Preferences['user_inactivity_limit_seconds'],
    home_test_pin: values.home_test_pin || null,
    fixed_exam_date: (values.has_fixed_exam_date && values.fixed_exam_date) || null,
    on_prem_pii_agent_url: values.on_prem_pii_agent_url.trim() || null,
    interpretation_phrases: phrasesOf(values.interpretation_phrases),
  };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/**
 * Returns the changed preferences only, so that two users who save at the same time overwrite only what each changed
 * [PREF-13]. Only an office-group admin sends those of the clinic [PREF-02].
 */
export function changesOf(values: PreferenceValues, before: Preferences, isClinicAdmin: boolean): Partial<Preferences> {
  const changed = Object.entries(preferencesOf(values, before)).filter(
    ([name, value]) =>
      !isSame(value, before[name as keyof Preferences]) && (isClinicAdmin || !isClinicPreference(name)),
  );
  return Object.fromEntries(changed);
}
