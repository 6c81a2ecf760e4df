import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import {
  AutocompleteStateContext,
  FieldInputContext,
  Provider,
  SelectableCollectionContext,
} from 'react-aria-components';
import { useAutocomplete } from 'react-aria/useAutocomplete';

interface NarrowingProps {
  /** The typed text, if the owner controls it. */
  inputValue?: string;
  onInputChange?: (text: string) => void;
  /** Which entries stay for what is typed; all, where the owner narrows the list. */
  filter?: (entry: string, typed: string) => boolean;
  /** A text field, and the list or menu it narrows. */
  children: ReactNode;
}

/**
 * React Aria's Autocomplete, made of its hook: the focus stays in the field while arrow keys walk the list. The
 * component itself shares a module with contexts that every text field needs, so that whatever uses it anywhere loads
 * it for the first screen.
 */
export function Narrowing({ inputValue, onInputChange, filter, children }: NarrowingProps): ReactElement {
  const [own, setOwn] = useState('');
  const [focusedNodeId, setFocusedNodeId] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const collection = useRef<HTMLElement>(null);
  const state = {
    inputValue: inputValue ?? own,
    setInputValue: (text: string): void => {
      setOwn(text);
      onInputChange?.(text);
    },
    focusedNodeId,
    setFocusedNodeId,
  };
  const aria = useAutocomplete({ inputRef: input, collectionRef: collection, ...(filter && { filter }) }, state);
  return (
    <Provider
      values={[
        [AutocompleteStateContext, state],
        [FieldInputContext, { ...aria.inputProps, ref: input }],
        [SelectableCollectionContext, { ...aria.collectionProps, filter: aria.filter, ref: aria.collectionRef }],
      ]}
    >
      {children}
    </Provider>
  );
}
