import {
  type ApiError,
  useControlTypes,
  useCorrectionTypes,
  useStimulusTypes,
  useTestGroups,
} from '@isopter/api-client';
import { useMemo } from 'react';
import { useSignedIn } from '../../../../lib/platform/session/session.ts';
import type { TestFormData } from '../../form/rules/values.ts';
import { withoutBundles } from '../wizard/rules/draft.ts';

/** The kinds of tests to choose from without a device and a patient, once everything has come. */
export interface Catalogue {
  data: TestFormData | undefined;
  error: ApiError | undefined;
  retry: () => void;
}

/** Loads what a custom bundle is put together from: what some device of the clinic can do. */
export function useCatalogue(): Catalogue {
  const { user, office_group, preferences } = useSignedIn();
  const groups = useTestGroups();
  const controls = useControlTypes();
  const corrections = useCorrectionTypes();
  const stimuli = useStimulusTypes();
  const data = useMemo((): TestFormData | undefined => {
    if (!groups.data || !controls.data || !corrections.data || !stimuli.data) return undefined;
    return withoutBundles({
      devices: [],
      groups: groups.data,
      doctors: [],
      operators: [],
      languages: [],
      control_types: controls.data,
      correction_types: corrections.data,
      stimulus_types: stimuli.data,
      patient: null,
      preferences,
      office_group,
      user,
      session: null,
    });
  }, [controls.data, corrections.data, groups.data, office_group, preferences, stimuli.data, user]);
  return {
    data,
    error: data ? undefined : (groups.error ?? controls.error ?? corrections.error ?? stimuli.error),
    retry: () => {
      for (const { error, mutate } of [groups, controls, corrections, stimuli]) if (error) void mutate();
    },
  };
}
