import { SearchField } from '@isopter/ui';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeys } from '../../platform/keyboard/useKeys.ts';
import { createSearchDelay } from './searchDelay.ts';

interface ListSearchProps {
  label: string;
  placeholder: string;
  /** Milliseconds after the last letter. */
  delay: number;
  /** The search text of the list. */
  search: string;
  /** Called with the trimmed term; empty shows everything again. */
  onSearch: (term: string) => void;
}

/** The search box of a list (PAT-02); the slash leads to it (OUR-81). */
export function ListSearch({ label, placeholder, delay, search, onSearch }: ListSearchProps): ReactElement {
  const [text, setText] = useState(search);
  const [searched, setSearched] = useState(search);
  if (search !== searched) {
    // by another way than this box: Back, or a link to the list
    setSearched(search);
    if (text.trim() !== search) setText(search);
  }
  const newest = useRef(onSearch);
  useEffect(() => {
    newest.current = onSearch;
  });
  // oxlint-disable-next-line react/refs -- read when the typing has stopped
  const wait = useMemo(() => createSearchDelay(delay, (term) => newest.current(term)), [delay]);
  useEffect(() => wait.stop, [wait]);
  const { t } = useTranslation();
  const box = useRef<HTMLInputElement>(null);
  const group = t(($) => $.commands.actions);
  useKeys(useMemo(() => [{ id: 'search', keys: '/', label, group, run: () => box.current?.select() }], [group, label]));
  return (
    <SearchField
      inputRef={box}
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
