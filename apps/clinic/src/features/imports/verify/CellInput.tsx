import { CellField } from '@isopter/ui';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { cellText, cellValue, type FieldCell } from './cells.ts';
import type { VerifyValues } from './rules.ts';
import * as css from './verify.css.ts';

interface CellInputProps {
  control: Control<VerifyValues>;
  cell: FieldCell;
  label: string;
  /** The id of its message. */
  describedBy: string;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The threshold of a point, as text: what is typed stays as it is until it is a value. */
export function CellInput({ control, cell, label, describedBy, onKeyDown }: CellInputProps): ReactElement {
  const { t } = useTranslation();
  const {
    field: { value, onChange, onBlur, ref },
    fieldState,
  } = useController({ control, name: cell.name });
  const [draft, setDraft] = useState<string>();
  const isWrong = fieldState.error !== undefined;
  // the second step asks for it, next to its picture
  if (cell.isUnsure) {
    return (
      <span className={css.unsure} role="img" aria-label={t(($) => $.imports.verify.cellUnsure, { place: label })}>
        ?
      </span>
    );
  }
  const text = draft !== undefined && Object.is(cellValue(draft), value) ? draft : cellText(value);
  return (
    <CellField
      label={cell.isBlindSpot ? t(($) => $.imports.verify.cellBlind, { place: label }) : label}
      name={cell.name}
      inputRef={ref}
      isMarked={cell.isBlindSpot}
      isInvalid={isWrong}
      messageId={describedBy}
      value={text}
      onChange={(typed) => {
        setDraft(typed);
        onChange(cellValue(typed));
      }}
      onBlur={() => {
        onBlur();
        // a lone `<` is `<0` once it is left
        if (Number.isFinite(cellValue(draft ?? ''))) setDraft(undefined);
      }}
      onKeyDown={onKeyDown}
    />
  );
}
