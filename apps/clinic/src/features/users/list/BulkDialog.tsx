import { useChangeEmployees } from '@isopter/api-client';
import type { EmployeeAction, EmployeesChanged } from '@isopter/contract';
import { Banner, Button, Dialog, type Option, Select, Stack, Text, toasts, useNumberFormat } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/platform/errors/useErrorText.ts';
import { BulkResult } from './BulkResult.tsx';

interface BulkDialogProps {
  action: EmployeeAction;
  /** The selected users: names by id. */
  users: ReadonlyMap<string, string>;
  offices: readonly Option[];
  /** Called once all were changed. */
  onClear: () => void;
  onClose: () => void;
}

/** Asks before several users are changed, then shows who was changed, and why others were not [OUR-525]. */
export function BulkDialog({ action, users, offices, onClear, onClose }: BulkDialogProps): ReactElement {
  const { t } = useTranslation();
  const number = useNumberFormat();
  const { send, isSending } = useChangeEmployees();
  const errorText = useErrorText();
  const [office, setOffice] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [answer, setAnswer] = useState<EmployeesChanged['results'] | null>(null);
  const needsOffice = action === 'move' || action === 'add_office';
  const count = users.size;

  const act = async (): Promise<void> => {
    setFailure(null);
    try {
      const body = { ids: [...users.keys()], action, ...(needsOffice && office !== null && { office }) };
      const { results } = await send({ body });
      if (results.filter(({ done }) => done).length < count) {
        setAnswer(results);
        return;
      }
      toasts.show({
        tone: 'positive',
        message: t(($) => $.users.bulk.done, { count, shown: number(count) }),
      });
      onClear();
      onClose();
    } catch (error) {
      setFailure(errorText(error));
    }
  };

  if (answer) return <BulkResult users={users} results={answer} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="small"
      title={t(($) => $.users.bulk.actions[action])}
      actions={
        <>
          <Button onPress={onClose}>{t(($) => $.common.cancel)}</Button>
          <Button
            variant={action === 'suspend' ? 'danger' : 'primary'}
            isPending={isSending}
            isDisabled={needsOffice && office === null}
            onPress={() => void act()}
          >
            {t(($) => $.users.bulk.actions[action])}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>
          {t(($) => $.users.bulk.count, { count, shown: number(count) })}. {t(($) => $.users.bulk.messages[action])}
        </Text>
        {needsOffice && (
          <Select
            label={t(($) => $.users.bulk.office)}
            isRequired
            options={offices}
            value={office}
            onChange={setOffice}
          />
        )}
        {failure !== null && <Banner tone="critical">{failure}</Banner>}
      </Stack>
    </Dialog>
  );
}
