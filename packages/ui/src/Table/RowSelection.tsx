import type { ReactElement } from 'react';
import { Checkbox } from 'react-aria-components';
import { mark } from '../Checkbox/choice.css.ts';
import { CheckIcon, MinusIcon } from '../icons/index.ts';
import { useTexts } from '../texts/Texts.tsx';
import { box } from './RowSelection.css.ts';
import { tableTexts } from './Table.texts.ts';
import type { TableSelection } from './Table.tsx';

interface BoxProps {
  label: string;
  isSelected: boolean;
  isIndeterminate?: boolean;
  isDisabled: boolean;
  onChange: (isSelected: boolean) => void;
}

function Box({ label, ...props }: BoxProps): ReactElement {
  return (
    <Checkbox {...props} aria-label={label} className={box} data-part="select">
      {({ isSelected, isIndeterminate }) => (
        <span className={mark}>{isIndeterminate ? <MinusIcon /> : isSelected && <CheckIcon />}</span>
      )}
    </Checkbox>
  );
}

const canSelect = <T,>({ isSelectable }: TableSelection<T>, row: T): boolean => isSelectable?.(row) ?? true;

/** The checkbox of a row; none where the row cannot be selected. */
export function SelectRow<T extends { id: string }>({
  row,
  subject,
  selection,
}: {
  row: T;
  /** The name of the row. */
  subject: string;
  selection: TableSelection<T>;
}): ReactElement | null {
  const texts = useTexts(tableTexts);
  if (!canSelect(selection, row)) return null;
  const { selected, onChange } = selection;
  return (
    <Box
      label={texts.selectRow({ subject })}
      isSelected={selected.has(row.id)}
      isDisabled={false}
      onChange={(isSelected) => {
        const ids = new Set(selected);
        if (isSelected) ids.add(row.id);
        else ids.delete(row.id);
        onChange(ids);
      }}
    />
  );
}

/** The checkbox that selects all rows shown, or none of them. */
export function SelectAll<T extends { id: string }>({
  rows,
  selection,
}: {
  rows: readonly T[];
  selection: TableSelection<T>;
}): ReactElement {
  const texts = useTexts(tableTexts);
  const { selected, onChange } = selection;
  const ids = rows.filter((row) => canSelect(selection, row)).map(({ id }) => id);
  const count = ids.filter((id) => selected.has(id)).length;
  return (
    <Box
      label={texts.selectAllRows}
      isSelected={count > 0 && count === ids.length}
      isIndeterminate={count > 0 && count < ids.length}
      isDisabled={ids.length === 0}
      onChange={(isSelected) => {
        const others = [...selected].filter((id) => !ids.includes(id));
        onChange(new Set(isSelected ? [...others, ...ids] : others));
      }}
    />
  );
}
