import { ApiError, messageOf } from '@isopter/api-client';
import type { Patient } from '@isopter/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPatientGone } from '../../form/useIsPatientGone.ts';

const NOT_FOUND = 404;
/** The prefix of a server error about a single test: `Test 2: …`. */
const OF_TEST = /^Test (\d+): /;

/**
 * Returns the reason why a bundle was not created [BUND-10, BUND-14]; all choices are kept.
 * @param patient the patient; null if there is none
 */
export function useBundleFailure(patient: Pick<Patient, 'id'> | null): (error: unknown) => Promise<string> {
  const { t } = useTranslation();
  const isPatientGone = useIsPatientGone();
  return useCallback(
    async (error) => {
      const { key } = messageOf(error, 'test');
      if (key !== 'testCreation') return t(($) => $.errors[key as 'testCreation']);
      if (!(error instanceof ApiError)) return t(($) => $.bundles.wizard.failed);
      if (await isPatientGone(patient, error)) return t(($) => $.tests.steps.patientGone);
      if (error.status === NOT_FOUND) return t(($) => $.bundles.wizard.gone);
      const number = OF_TEST.exec(error.fields['test_descriptions']?.[0] ?? '')?.[1];
      return number === undefined
        ? t(($) => $.bundles.wizard.failed)
        : t(($) => $.bundles.wizard.refused, { number: Number(number) });
    },
    [isPatientGone, patient, t],
  );
}
