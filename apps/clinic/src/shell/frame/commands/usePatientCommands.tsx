import { useFindPatients } from '@isopter/api-client';
import { DEBOUNCE_SUGGESTION, type Patient } from '@isopter/contract';
import type { Command } from '@isopter/ui';
import { PatientIcon } from '@isopter/ui/icons';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecognised } from '../../../lib/domain/patients/useRecognise.ts';

/** How many patients a search lists. */
const MOST = 5;

interface Found {
  results: readonly Command[];
  isLoading: boolean;
}

/** The patients that fit a text, as places to go; none for an empty one. */
export function usePatientCommands(text: string): Found {
  const { t } = useTranslation();
  const find = useFindPatients(MOST);
  const recognised = useRecognised();
  const [answer, setAnswer] = useState<{ to: string; patients: readonly Patient[] }>({ to: '', patients: [] });
  const wanted = text.trim();

  useEffect(() => {
    if (wanted === '') return undefined;
    const asking = new AbortController();
    const keep = (patients: readonly Patient[]): void => {
      if (!asking.signal.aborted) setAnswer({ to: wanted, patients });
    };
    const timer = setTimeout(() => {
      // commands go on without patients; the list of patients tells what is the matter
      find(wanted, asking.signal).then(keep, () => keep([]));
    }, DEBOUNCE_SUGGESTION);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [find, wanted]);

  if (wanted === '') return { results: [], isLoading: false };
  const isAnswered = answer.to === wanted;
  const results = (isAnswered ? answer.patients : []).map((patient) => {
    const { name, details } = recognised(patient);
    return {
      id: `patient-${patient.id}`,
      label: name,
      group: t(($) => $.patients.title),
      icon: <PatientIcon />,
      href: `/patients/${patient.id}`,
      ...(details !== '' && { description: details }),
    };
  });
  return { results, isLoading: !isAnswered };
}
