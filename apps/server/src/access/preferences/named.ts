import { isNameless, type Preferences } from '@isopter/contract';

/** Returns whether files of a user with these preferences have names and dates of birth [PAT-13, REP-08]. */
export const isNamedFor = (
  preferences: Pick<Preferences, 'disable_pi' | 'enable_zero_pii'> &
    Partial<Pick<Preferences, 'on_prem_pii_agent_url'>>,
): boolean => !preferences.disable_pi && !isNameless(preferences);
