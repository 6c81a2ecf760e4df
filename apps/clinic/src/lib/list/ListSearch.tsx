import { SearchField } from '@isopter/ui';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { createSearchDelay } from './searchDelay.ts';

interface ListSearchProps {
  label: string;
  placeholder: string;
  /** Milliseconds after the last letter. */
  delay: number;
  /** Called with the trimmed term; empty shows everything again. Must stay the same function. */
  onSearch: (term: string) => void;
}

/** The search box of a list (PAT-02). */
export function ListSearch({ label, placeholder, delay, onSearch }: ListSearchProps): ReactElement {
  const [text, setText] = useState('');
  const wait = useMemo(() => createSearchDelay(delay, onSearch), [delay, onSearch]);
  useEffect(() => wait.stop, [wait]);
  return (
    <SearchField
      label={label}
      placeholder={placeholder}
      value={text}
      onChange={(typed) => {
        setText(typed);
        wait.type(typed);
      }}
      onSubmit={wait.submit}
    />
  );
}
