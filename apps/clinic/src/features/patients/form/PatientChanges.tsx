import { usePatientChanges } from '@isopter/api-client';
import type { Patient, PatientChange } from '@isopter/contract';
import { Banner, Button } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/platform/format/useFormats.ts';
import { useUndoChange } from '../../../lib/domain/patients/useUndoChange.ts';
import { usePatientName } from '../../../lib/domain/patients/usePatientName.ts';
import { useMayWrite } from '../../../lib/platform/session/useMayWrite.ts';

/** The merges and moves of a patient that can still be undone, each with the way back [OUR-29]. */
export function PatientChanges({ patient }: { patient: Pick<Patient, 'id'> }): ReactElement {
  const { t } = useTranslation();
  const { when, moment } = useFormats();
  const { data: changes = [] } = usePatientChanges(patient.id);
  const { undo, isSending } = useUndoChange();
  const mayWrite = useMayWrite();
  const nameOf = usePatientName();

  const said = ({ kind, from, to, tests, by, time }: PatientChange): string => {
    const facts = {
      count: tests,
      from: from ? nameOf(from) : '–',
      to: nameOf(to),
      by: by?.name ?? '–',
      when: when(time, 'in a sentence'),
    };
    if (kind === 'merge') return t(($) => $.undo.merged, facts);
    return to.id === patient.id ? t(($) => $.undo.movedHere, facts) : t(($) => $.undo.movedAway, facts);
  };
  return (
    <>
      {changes.map((change) => (
        <Banner
          key={change.id}
          action={
            mayWrite && (
              <Button size="sm" isDisabled={isSending} onPress={() => void undo(change.id)}>
                {t(($) => $.undo.undo)}
              </Button>
            )
          }
        >
          {said(change)} {t(($) => $.undo.until, { until: moment(change.undo_until) })}
        </Banner>
      ))}
    </>
  );
}
