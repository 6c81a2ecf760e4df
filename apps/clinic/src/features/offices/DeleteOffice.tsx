import { ApiError, useDeleteOffice } from '@isopter/api-client';
import { type ActiveAssets, ERROR, type Office } from '@isopter/contract';
import { ConfirmDialog, KeyValueList, toasts, useNumberFormat } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorToast } from '../../lib/platform/errors/useErrorToast.ts';

interface DeleteOfficeProps {
  office: Office;
  onClose: () => void;
}

const ASSETS = ['devices', 'employees', 'offline_controllers'] as const;
type Assets = Record<(typeof ASSETS)[number], number>;

/** Returns how much still belongs to the office, if the server's error contains it [ORG-03]. */
function assetsOf(error: unknown): Assets | undefined {
  if (!(error instanceof ApiError) || error.detail !== ERROR.ACTIVE_ASSETS) return undefined;
  const body = error.body as Partial<ActiveAssets>;
  return {
    devices: body.number_of_devices ?? 0,
    employees: body.number_of_employees ?? 0,
    offline_controllers: body.number_of_offline_controllers ?? 0,
  };
}

/** Asks before an office is deleted, and says what still belongs to it [ORG-03, ORG-13]. */
export function DeleteOffice({ office, onClose }: DeleteOfficeProps): ReactElement {
  const { t } = useTranslation();
  const { send } = useDeleteOffice();
  const showError = useErrorToast();
  const number = useNumberFormat();
  const [assets, setAssets] = useState<Assets | null>(null);
  const { name } = office;

  if (assets) {
    return (
      <ConfirmDialog
        isOpen
        onOpenChange={onClose}
        title={t(($) => $.offices.inUseTitle)}
        message={t(($) => $.offices.inUse, { name })}
        extraText={
          <KeyValueList
            items={ASSETS.map((kind) => ({
              label: t(($) => $.offices.assets[kind]),
              value: number(assets[kind]),
              isNumeric: true,
            }))}
          />
        }
        confirmLabel={t(($) => $.common.close)}
        cancelLabel={null}
        onConfirm={onClose}
      />
    );
  }
  const remove = async (): Promise<void> => {
    try {
      await send({ params: { id: office.id } });
      toasts.show({ tone: 'positive', message: t(($) => $.offices.deleted) });
      onClose();
    } catch (error) {
      const found = assetsOf(error);
      if (!found) {
        showError(error);
        onClose();
        return;
      }
      setAssets(found);
      // the question gives way to the answer
      throw error;
    }
  };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      tone="danger"
      title={t(($) => $.offices.deleteTitle)}
      message={t(($) => $.offices.deleteMessage, { name })}
      confirmLabel={t(($) => $.common.delete)}
      onConfirm={remove}
    />
  );
}
