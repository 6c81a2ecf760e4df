import { useState } from 'react';
import { cellText, cellValue } from './cells.ts';

/** A threshold as the text of its field: what is typed stays as it is until it is left. */
export function useThresholdText(value: number | undefined, onChange: (value: number) => void) {
  const [draft, setDraft] = useState<string>();
  return {
    text: draft !== undefined && Object.is(cellValue(draft), value) ? draft : cellText(value),
    type: (typed: string) => {
      setDraft(typed);
      onChange(cellValue(typed));
    },
    /** A lone `<` is `<0` once it is left. */
    leave: () => {
      if (Number.isFinite(cellValue(draft ?? ''))) setDraft(undefined);
    },
  };
}
