import type { EmployeesChanged } from '@isopter/contract';
import { Button, Dialog, Stack, Text, useNumberFormat } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useReasonText } from '../useReasonText.ts';

interface BulkResultProps {
  /** Names by id. */
  users: ReadonlyMap<string, string>;
  results: EmployeesChanged['results'];
  onClose: () => void;
}

/** How many of the selected users were changed, and why the others were not; users without a result are gone. */
export function BulkResult({ users, results, onClose }: BulkResultProps): ReactElement {
  const { t } = useTranslation();
  const number = useNumberFormat();
  const reason = useReasonText();
  const byId = new Map(results.map((result) => [result.id, result]));
  const failed = [...users].filter(([id]) => byId.get(id)?.done !== true);
  const done = users.size - failed.length;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="small"
      title={t(($) => $.users.bulk.resultTitle)}
      actions={<Button onPress={onClose}>{t(($) => $.common.close)}</Button>}
    >
      <Stack gap={3}>
        <Text>{t(($) => $.users.bulk.done, { count: done, shown: number(done) })}</Text>
        <Text>{t(($) => $.users.bulk.notDone, { count: failed.length, shown: number(failed.length) })}</Text>
        <ul>
          {failed.map(([id, name]) => {
            const result = byId.get(id);
            const why = result ? reason(result.code, result.reason) : reason('gone');
            return <li key={id}>{t(($) => $.users.bulk.failure, { name, reason: why })}</li>;
          })}
        </ul>
      </Stack>
    </Dialog>
  );
}
