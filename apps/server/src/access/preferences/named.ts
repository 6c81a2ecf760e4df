import { isNameless, type Preferences } from '@isopter/contract';

/** Whether names and dates of birth stand in the files of somebody with these preferences [PAT-13, REP-08]. */
export const isNamedFor = (
  preferences: Pick<Preferences, 'disable_pi' | 'enable_zero_pii'> &
    Partial<Pick<Preferences, 'on_prem_pii_agent_url'>>,
): boolean => !preferences.disable_pi && !isNameless(preferences);
