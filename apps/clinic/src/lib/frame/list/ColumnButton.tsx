import { Button, lazyOverlay } from '@isopter/ui';
import { ColumnsIcon } from '@isopter/ui/icons';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ColumnDialogProps } from './ColumnDialog.tsx';

const ColumnDialog = lazyOverlay(
  () => import('./ColumnDialog.tsx').then((module) => module.ColumnDialog),
  ({ onClose }: ColumnDialogProps) => onClose(),
);

/** Opens the choice of the columns of a list. */
export function ColumnButton(props: Omit<ColumnDialogProps, 'onClose'>): ReactElement {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="quiet" icon={<ColumnsIcon />} onPress={() => setOpen(true)}>
        {t(($) => $.common.columns)}
      </Button>
      {isOpen && <ColumnDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
