import { useState } from 'react';
import type { Option } from '../listbox/OptionList.tsx';

interface PickProps<T> {
  value?: T | null | undefined;
  defaultValue?: T | null | undefined;
  onChange?: ((item: T | null) => void) | undefined;
}

/** A picked item and its text. */
interface Pick<T> {
  value: T | null;
  text: string;
  /** The item that typing took back last. */
  dropped: T | null;
  /** Picks an item; its label becomes the text. */
  pick: (item: T) => void;
  /** Changes the text, which clears the pick. */
  type: (text: string) => void;
}

const labelOf = (item: Option | null): string => item?.label ?? '';

/** Pick or clear: the value is an item that was picked, or none as soon as the text is another. */
export function usePick<T extends Option>({ value: given, defaultValue, onChange }: PickProps<T>): Pick<T> {
  const [own, setOwn] = useState<T | null>(defaultValue ?? null);
  const value = given === undefined ? own : given;
  const [text, setText] = useState(() => labelOf(value));
  const [dropped, setDropped] = useState<T | null>(null);
  // a value that came from outside brings its text
  const [known, setKnown] = useState(value?.id);
  if (known !== value?.id) {
    setKnown(value?.id);
    setText(labelOf(value));
  }
  const choose = (item: T | null): void => {
    setKnown(item?.id);
    setOwn(item);
    onChange?.(item);
  };
  return {
    value,
    text,
    dropped,
    pick: (item) => {
      choose(item);
      setText(item.label);
      setDropped(null);
    },
    type: (typed) => {
      if (typed === text) return;
      setText(typed);
      setDropped(value);
      if (value !== null) choose(null);
    },
  };
}
