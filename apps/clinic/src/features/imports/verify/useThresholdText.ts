import { useState } from 'react';
import { cellText, cellValue } from './cells.ts';

/** The text of a threshold's field. Typed text is not changed until the field loses focus. */
export function useThresholdText(value: number | undefined, onChange: (value: number) => void) {
  const [draft, setDraft] = useState<string>();
  return {
    text: draft !== undefined && Object.is(cellValue(draft), value) ? draft : cellText(value),
    type: (typed: string) => {
      setDraft(typed);
      onChange(cellValue(typed));
    },
    /** When the field loses focus, a lone `<` becomes `<0`. */
    leave: () => {
      if (Number.isFinite(cellValue(draft ?? ''))) setDraft(undefined);
    },
  };
}
