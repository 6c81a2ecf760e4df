import type { ReactElement } from 'react';
import { inline } from './Code.css.ts';

export { CodeBlock, type CodeBlockProps } from './CodeBlock.tsx';

/** Props of {@link Code}. */
export interface CodeProps {
  /** Machine-readable text: a key, a name of a setting, an address. */
  children: string;
}

/**
 * A few characters that a computer reads, within a sentence. They run from left to right in every script and are never
 * translated.
 * @selector [data-component="Code"] The characters.
 */
export function Code({ children }: CodeProps): ReactElement {
  return (
    <code className={inline} data-component="Code" dir="ltr" lang="" translate="no">
      {children}
    </code>
  );
}
