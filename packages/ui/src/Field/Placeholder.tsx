import type { ReactElement } from 'react';
import { emphasis } from './placeholder.css.ts';

/** A placeholder's words: strong up to the last space, thin after it [VAL-03]. */
export function Placeholder({ text }: { text: string }): ReactElement {
  const end = text.lastIndexOf(' ');
  return (
    <>
      {end > 0 && <span className={emphasis}>{text.slice(0, end)}</span>}
      {end > 0 ? text.slice(end) : text}
    </>
  );
}
