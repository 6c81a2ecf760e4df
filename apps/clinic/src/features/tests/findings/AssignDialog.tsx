import { useReaders } from '@isopter/api-client';
import { type Test, TEXT_MAX } from '@isopter/contract';
import { ErrorState, Select, Skeleton, TextField } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNameless } from '../../../lib/platform/session/useNameless.ts';
import { DecisionDialog } from '../../../lib/frame/form/DecisionDialog.tsx';
import { WhoseTest } from '../WhoseTest.tsx';
import { useAssignForm } from './useAssignForm.ts';

interface AssignDialogProps {
  test: Test;
  onClose: () => void;
}

/** Asks to which doctor the reading of a test is assigned, and for a note where notes are stored [OUR-746] [OUR-749]. */
export function AssignDialog({ test, onClose }: AssignDialogProps): ReactElement {
  const { t } = useTranslation();
  const nameless = useNameless();
  const form = useAssignForm(test.id);
  const { data: readers, error, mutate, isValidating } = useReaders(test.id);
  return (
    <DecisionDialog
      title={t(($) => $.reading.title)}
      message={t(($) => $.reading.message)}
      submitLabel={t(($) => $.reading.submit)}
      refusal={form.failure}
      isSending={form.isSending}
      isChanged={form.to !== null || form.note !== ''}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <p>
        <WhoseTest test={test} />
      </p>
      {readers ? (
        <Select
          label={t(($) => $.tests.form.doctor)}
          isRequired
          options={readers.map(({ id, name }) => ({ id, label: name }))}
          value={form.to}
          onChange={form.setTo}
          errorMessage={form.errors.to}
        />
      ) : error ? (
        <ErrorState title={t(($) => $.reading.loadFailed)} onRetry={() => void mutate()} isRetrying={isValidating} />
      ) : (
        <Skeleton height={64} />
      )}
      {nameless === null ? (
        <TextField
          label={t(($) => $.reading.note)}
          maxLength={TEXT_MAX.reading_note}
          value={form.note}
          onChange={form.setNote}
          errorMessage={form.errors.note}
        />
      ) : (
        <p>{t(($) => $.reading.noNote[nameless])}</p>
      )}
    </DecisionDialog>
  );
}
