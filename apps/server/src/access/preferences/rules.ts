import {
  type DateText,
  ERROR,
  firstFixedExamDate,
  isAgentAddress,
  keyCheckParts,
  type Preferences,
} from '@isopter/contract';
import type { OfficeGroupFlags } from '../../platform/db/tables/people.ts';

/** Preferences that an office group can turn on only with a flag [ROLE-03, ROLE-04, PREF-03, PREF-14]. */
const GATED = [
  ['enable_demo_mode', 'demo_mode'],
  ['disable_pi', 'enterprise_security'],
  ['on_prem_pii_agent_url', 'enable_on_prem_pii_agent'],
  ['max_external_low_confidence_sensitivities', 'research_mode'],
  ['enable_zero_pii', 'enable_zero_pii'],
] as const satisfies [keyof Preferences, keyof OfficeGroupFlags][];

/** Preferences that cannot change once all personal data are encrypted [PREF-04]. */
const LOCKED = ['enable_zero_pii', 'enable_access_to_other_offices', 'zero_pii_password_hash'] as const;

const REQUIRED = 'This field is required.';

/** Messages by field. */
export type PreferenceProblems = { [F in keyof Preferences]?: string[] };

/**
 * Validates changed preferences against each other; the objects they name are checked elsewhere.
 * @param before the user's current effective preferences
 * @param today the current day at the user's office
 */
export function preferenceProblems(
  before: Preferences,
  changes: Partial<Preferences>,
  flags: OfficeGroupFlags,
  today: DateText,
): PreferenceProblems {
  const after: Preferences = { ...before, ...changes };
  const problems: PreferenceProblems = {};
  const isChanged = (field: keyof Preferences): boolean => after[field] !== before[field];
  // what does not hold from before is no reason to refuse something else
  const isAbout = (...fields: (keyof Preferences)[]): boolean => fields.some((field) => changes[field] !== undefined);

  // six months ahead or more [FORM-22]
  if (changes.fixed_exam_date && changes.fixed_exam_date < firstFixedExamDate(today)) {
    problems.fixed_exam_date = ['The date must be at least six months ahead.'];
  }
  for (const [field, flag] of GATED) {
    // A preference that is already on stays on, and can always be turned off.
    if (after[field] && isChanged(field) && !flags[flag]) {
      problems[field] = ['This is not available in your office group.'];
    }
  }
  if (changes.on_prem_pii_agent_url && !isAgentAddress(changes.on_prem_pii_agent_url)) {
    problems.on_prem_pii_agent_url = [
      'Enter an address that begins with https:// and has a DNS name or an IPv4 address.',
    ];
  }
  if (
    isAbout('skip_convergence_testing', 'use_automated_convergence') &&
    after.skip_convergence_testing &&
    after.use_automated_convergence
  ) {
    problems.use_automated_convergence = ['Skipped and automated convergence exclude each other.'];
  }
  if (
    isAbout('use_custom_test_bundle_type', 'custom_test_bundle_type') &&
    after.use_custom_test_bundle_type &&
    !after.custom_test_bundle_type
  ) {
    problems.custom_test_bundle_type = [REQUIRED];
  }
  if (isAbout('enable_home_test_pin', 'home_test_pin') && after.enable_home_test_pin && !after.home_test_pin) {
    problems.home_test_pin = [REQUIRED];
  }
  // [PREF-05]: visitors are examined on it
  if (isAbout('enable_demo_mode', 'device') && after.enable_demo_mode && !after.device) problems.device = [REQUIRED];
  const isModeChanged = isChanged('enable_demo_mode') || isChanged('enable_zero_pii');
  if (isModeChanged && after.enable_demo_mode && after.enable_zero_pii) {
    const field = isChanged('enable_demo_mode') ? 'enable_demo_mode' : 'enable_zero_pii';
    problems[field] = [ERROR.DEMO_OR_ZERO_PII];
  }
  if (before.enable_zero_pii) {
    for (const field of LOCKED) if (isChanged(field)) problems[field] = [ERROR.ZERO_PII_LOCKED];
    return problems;
  }
  return { ...problems, ...zeroPiiProblems(after, changes) };
}

/** Returns conflicts of zero-PII with other preferences, or a key without it [PREF-04, PREF-12]. */
function zeroPiiProblems(after: Preferences, changes: Partial<Preferences>): PreferenceProblems {
  if (!after.enable_zero_pii) {
    return changes.zero_pii_password_hash ? { zero_pii_password_hash: [ERROR.KEY_WITHOUT_ZERO_PII] } : {};
  }
  return {
    ...(!after.enable_access_to_other_offices && { enable_zero_pii: [ERROR.NEEDS_OTHER_OFFICES] }),
    // names that no browser is shown cannot be encrypted by one
    ...(after.disable_pi && { enable_zero_pii: [ERROR.NEEDS_NAMES] }),
    ...(!keyCheckParts(after.zero_pii_password_hash ?? '') && { zero_pii_password_hash: [ERROR.NO_KEY_CHECK] }),
  };
}
