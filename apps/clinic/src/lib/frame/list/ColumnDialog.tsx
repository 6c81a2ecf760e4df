import { Checkbox, CheckboxGroup, Dialog, rowHeaderOf, type TableColumn } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Props of {@link ColumnDialog}. */
export interface ColumnDialogProps {
  columns: readonly Pick<TableColumn<never>, 'id' | 'title' | 'isRowHeader'>[];
  /** Ids of the columns that are not shown. */
  hidden: readonly string[];
  onHide: (hidden: readonly string[]) => void;
  onClose: () => void;
}

/** Chooses the columns of a list; the one that names its rows always stays. */
export function ColumnDialog({ columns, hidden, onHide, onClose }: ColumnDialogProps): ReactElement {
  const { t } = useTranslation();
  const title = t(($) => $.common.columns);
  const ids = columns.map(({ id }) => id);
  const fixed = rowHeaderOf(columns);
  return (
    <Dialog title={title} size="small" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <CheckboxGroup
        label={title}
        isLabelHidden
        value={ids.filter((id) => id === fixed || !hidden.includes(id))}
        onChange={(shown) => onHide(ids.filter((id) => !shown.includes(id)))}
      >
        {columns.map(({ id, title: name }) => (
          <Checkbox key={id} value={id} label={name} isDisabled={id === fixed} />
        ))}
      </CheckboxGroup>
    </Dialog>
  );
}
