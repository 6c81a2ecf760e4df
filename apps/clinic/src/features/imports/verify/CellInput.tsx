import { CellField } from '@isopter/ui';
import type { KeyboardEvent, ReactElement } from 'react';
import { type Control, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldCell } from './cells.ts';
import type { VerifyValues } from './rules.ts';
import { useThresholdText } from './useThresholdText.ts';
import * as css from './verify.css.ts';

interface CellInputProps {
  control: Control<VerifyValues>;
  cell: FieldCell;
  label: string;
  /** The id of its message. */
  describedBy: string;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The threshold of a point, as text. */
export function CellInput({ control, cell, label, describedBy, onKeyDown }: CellInputProps): ReactElement {
  const { t } = useTranslation();
  const {
    field: { value, onChange, onBlur, ref },
    fieldState,
  } = useController({ control, name: cell.name });
  const { text, type, leave } = useThresholdText(value, onChange);
  const isWrong = fieldState.error !== undefined;
  // the second step asks for it, next to its picture
  if (cell.isUnsure) {
    return (
      <span className={css.unsure} role="img" aria-label={t(($) => $.imports.verify.cellUnsure, { place: label })}>
        ?
      </span>
    );
  }
  return (
    <CellField
      label={cell.isBlindSpot ? t(($) => $.imports.verify.cellBlind, { place: label }) : label}
      name={cell.name}
      inputRef={ref}
      isMarked={cell.isBlindSpot}
      isInvalid={isWrong}
      messageId={describedBy}
      value={text}
      onChange={type}
      onBlur={() => {
        onBlur();
        leave();
      }}
      onKeyDown={onKeyDown}
    />
  );
}
