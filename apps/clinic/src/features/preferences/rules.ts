import {
  type DateText,
  firstFixedExamDate,
  isAgentAddress,
  isStrongKey,
  PHRASES_MAX,
  type Preferences,
  TEXT_MAX,
} from '@isopter/contract';
import { dateError } from '@isopter/ui';
import { hasOnlyPlaceholders, phrasesOf } from '../../lib/domain/tests/phrases/phrases.ts';
import type { PreferenceValues } from './values.ts';

/** The tabs in their order; `?tab=` counts from 0 [PREF-01]. */
export const TABS = ['test', 'report', 'security', 'patient', 'demo'] as const;
export type Tab = (typeof TABS)[number];

/** A field of the form. */
export type PreferenceField = keyof PreferenceValues & string;

const REPORT: readonly PreferenceField[] = [
  'report_language',
  'separate_report_for_each_eye',
  'include_threshold_vf_test_in_single_page_bundle_report',
  'enable_opv_dicom',
  'date_format',
  'time_format',
  'interpretation_phrases',
];
const SECURITY: readonly PreferenceField[] = [
  'enable2fa',
  'force_2fa',
  'enable_webauthn',
  'user_inactivity_limit_seconds',
  'enable_access_to_other_offices',
  'enable_zero_pii',
  'on_prem_pii_agent_url',
];
const PATIENT: readonly PreferenceField[] = [
  'disable_pi',
  'show_patient_dob',
  'always_show_patient_demographics',
  'enable_notifications_on_home_test_completion',
  'enable_home_test_pin',
  'home_test_pin',
  'has_fixed_exam_date',
  'fixed_exam_date',
];

/** Where a field stands [PREF-09]. */
export function tabOf(field: PreferenceField): Tab {
  if (REPORT.includes(field)) return 'report';
  if (SECURITY.includes(field)) return 'security';
  if (PATIENT.includes(field)) return 'patient';
  return field === 'enable_demo_mode' ? 'demo' : 'test';
}

/** The tabs that are there; the last only with a demo mode [PREF-01, PREF-14]. */
export const tabsOf = (hasDemoMode: boolean): readonly Tab[] => TABS.filter((tab) => tab !== 'demo' || hasDemoMode);

/** The tab an address asks for; the first one where it asks for none that is there. */
export function tabAt(query: string, tabs: readonly Tab[]): Tab {
  const wanted = new URLSearchParams(query).get('tab') ?? '';
  return (/^\d$/.test(wanted) && tabs[Number(wanted)]) || 'test';
}

export type PreferenceRefusal = 'required' | 'examDate' | 'key' | 'address' | 'phrases' | 'placeholder';

/** Returns the errors by field, in the order of the tabs [PREF-05, PREF-12, FORM-22]. */
export function preferenceRefusals(
  values: PreferenceValues,
  before: Pick<Preferences, 'enable_zero_pii'>,
  today: DateText,
): Partial<Record<PreferenceField, PreferenceRefusal>> {
  const refusals: Partial<Record<PreferenceField, PreferenceRefusal>> = {};
  if (values.enable_demo_mode && values.device === '') refusals.device = 'required';
  if (values.use_custom_test_bundle_type && values.custom_test_bundle_type === '') {
    refusals.custom_test_bundle_type = 'required';
  }
  if (values.enable_home_test_pin && values.home_test_pin.length < 4) refusals.home_test_pin = 'required';
  const isEncrypted = values.enable_zero_pii && !before.enable_zero_pii;
  if (isEncrypted && !isStrongKey(values.zero_pii_key)) refusals.enable_zero_pii = 'key';
  const agent = values.on_prem_pii_agent_url.trim();
  if (agent !== '' && !isAgentAddress(agent)) refusals.on_prem_pii_agent_url = 'address';
  const phrases = phrasesOf(values.interpretation_phrases);
  if (!phrases.every(hasOnlyPlaceholders)) refusals.interpretation_phrases = 'placeholder';
  else if (phrases.length > PHRASES_MAX || phrases.some(({ length }) => length > TEXT_MAX.phrase)) {
    refusals.interpretation_phrases = 'phrases';
  }
  if (values.has_fixed_exam_date) {
    if (values.fixed_exam_date === '') refusals.fixed_exam_date = 'required';
    else if (dateError(values.fixed_exam_date, { minValue: firstFixedExamDate(today) })) {
      refusals.fixed_exam_date = 'examDate';
    }
  }
  return refusals;
}
