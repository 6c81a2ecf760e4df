import { useCall } from '@isopter/api-client';
import { CUSTOM_BUNDLE_TYPES_MAX, fullName } from '@isopter/contract';
import { dateError } from '@isopter/ui';
import { useTranslation } from 'react-i18next';
import type { ShownField } from '../../lib/frame/form/unitText.ts';
import { useFormats } from '../../lib/platform/format/useFormats.ts';
import type { PreferenceField } from './rules.ts';
import { useLasting } from './useLasting.ts';
import type { PreferenceValues } from './values.ts';

type Shown = Partial<Record<PreferenceField, ShownField<PreferenceValues>>>;

/** The fields of the preferences, as two versions of one are shown. */
export function useShownPreferences(values: PreferenceValues): Shown {
  const { t, i18n } = useTranslation();
  const { date } = useFormats();
  const lasting = useLasting();
  // only users who have opened these choices can have changed one; other users may not be allowed to load them
  const loaded = { onlyLoaded: true };
  const devices = useCall('listAllDevices', {}, loaded).data ?? [];
  const operators = useCall('listOperators', { query: {} }, loaded).data ?? [];
  const limit = CUSTOM_BUNDLE_TYPES_MAX;
  const bundles = useCall('listCustomBundles', { query: { limit } }, loaded).data?.results ?? [];
  const languages = new Intl.DisplayNames(i18n.language, { type: 'language' });
  const languageOf = (code: string): string => (code === '' ? '' : (languages.of(code) ?? code));
  const texts: Partial<Record<PreferenceField, NonNullable<ShownField<PreferenceValues>['text']>>> = {
    device: ({ device }) => devices.find(({ id }) => id === device)?.name ?? device,
    operator: ({ operator }) => {
      const found = operators.find(({ id }) => id === operator);
      return found ? fullName(found) : operator;
    },
    group: ({ group, strategy, protocol }) =>
      [
        group === '' ? t(($) => $.preferences.noTest) : t(($) => $.testNames.groups[group]),
        ...(strategy === '' ? [] : [t(($) => $.testNames.strategies[strategy])]),
        protocol,
      ]
        .filter((part) => part !== '')
        .join(' · '),
    custom_test_bundle_type: ({ custom_test_bundle_type: id }) => bundles.find((one) => one.id === id)?.name ?? id,
    use_custom_test_bundle_type: ({ use_custom_test_bundle_type: isBundle }) =>
      t(($) => (isBundle ? $.preferences.startsWithBundle : $.preferences.startsWithTest)),
    language: ({ language }) => languageOf(language),
    report_language: ({ report_language }) => languageOf(report_language),
    tutorial: ({ tutorial }) => t(($) => $.preferences.tutorials[tutorial]),
    convergence: ({ convergence }) => t(($) => $.preferences.convergences[convergence]),
    eoms_appearance: ({ eoms_appearance: look }) =>
      look === '' ? t(($) => $.preferences.deviceDecides) : t(($) => $.preferences.appearances[look]),
    system_unit: ({ system_unit }) => t(($) => $.preferences.units[system_unit]),
    time_format: ({ time_format }) => t(($) => $.preferences.times[time_format]),
    user_inactivity_limit_seconds: ({ user_inactivity_limit_seconds: seconds }) => lasting(Number(seconds)),
    enable_home_test_pin: ({ enable_home_test_pin }, owner) => {
      if (!enable_home_test_pin) return t(($) => $.common.no);
      return t(($) => (owner === 'mine' ? $.preferences.versions.yourPin : $.preferences.versions.anotherPin));
    },
    enable_zero_pii: ({ enable_zero_pii }, owner) => {
      if (!enable_zero_pii) return t(($) => $.common.no);
      return t(($) => (owner === 'mine' ? $.preferences.versions.yourKey : $.preferences.versions.anotherKey));
    },
    has_fixed_exam_date: ({ has_fixed_exam_date, fixed_exam_date: day }) => {
      if (!has_fixed_exam_date) return t(($) => $.common.no);
      return dateError(day) === null ? date(day) : day;
    },
  };
  const together: Partial<Record<PreferenceField, readonly PreferenceField[]>> = {
    group: ['strategy', 'protocol'],
    has_fixed_exam_date: ['fixed_exam_date'],
    enable_home_test_pin: ['home_test_pin'],
    enable_zero_pii: ['zero_pii_key'],
  };
  const followers = new Set(Object.values(together).flat());
  const shown = (Object.keys(values) as PreferenceField[]).filter((name) => !followers.has(name) && isLabeled(name));
  return Object.fromEntries(
    shown.map((name) => {
      const isOn = (one: PreferenceValues): string => t(($) => (one[name] ? $.common.yes : $.common.no));
      const text = texts[name] ?? (typeof values[name] === 'boolean' ? isOn : undefined);
      const label =
        name === 'use_custom_test_bundle_type'
          ? t(($) => $.preferences.startsWith)
          : t(($) => $.preferences.fields[name as 'device']);
      return [name, { label, ...(text && { text }), ...(together[name] && { with: together[name] }) }];
    }),
  );
}

/** Fields that the form contains but does not show. */
const isLabeled = (name: PreferenceField): boolean => !HIDDEN.has(name);
const HIDDEN: ReadonlySet<string> = new Set([
  'app_language',
  'test_group',
  'skip_tutorial',
  'use_short_tutorial',
  'skip_convergence_testing',
  'use_automated_convergence',
  'zero_pii_password_hash',
  'hidden_columns',
]);
