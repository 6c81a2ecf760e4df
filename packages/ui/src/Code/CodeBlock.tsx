import { type ReactElement, useId } from 'react';
import { Button } from '../Button/Button.tsx';
import { copyTexts } from '../copy/copy.texts.ts';
import { useCopy } from '../copy/useCopy.ts';
import { CheckIcon, CopyIcon } from '../icons/index.ts';
import { useOverflows } from '../scroll/useOverflows.ts';
import { visuallyHidden } from '../theme/shared.css.ts';
import { useTexts } from '../texts/Texts.tsx';
import { block, head, label as labelClass, lines, scroller, status } from './Code.css.ts';

/** Props of {@link CodeBlock}. */
export interface CodeBlockProps {
  /** The lines, as they are copied. */
  children: string;
  /** The title and accessible name of the code. */
  label: string;
  /**
   * Whether the label is visually hidden. It is still announced by assistive technology.
   * @default false
   */
  isLabelHidden?: boolean;
  /**
   * Whether lines that are too long continue on the next one. Otherwise they are scrolled sideways.
   * @default false
   */
  isWrapped?: boolean;
  /**
   * Whether there is a button that copies all lines.
   * @default true
   */
  canCopy?: boolean;
}

/**
 * Lines that a computer reads, to be looked at and copied. They run from left to right in every script and are never
 * translated.
 * @selector [data-component="CodeBlock"] The lines with their label.
 * @selector [data-part="label"] The label.
 * @selector [data-part="lines"] The lines, which scroll.
 */
export function CodeBlock({
  children,
  label,
  isLabelHidden = false,
  isWrapped = false,
  canCopy = true,
}: CodeBlockProps): ReactElement {
  const { copy: copyText, copied, copyFailed } = useTexts(copyTexts);
  const { state, copy } = useCopy();
  const [ref, overflows] = useOverflows();
  const labelId = useId();
  return (
    <div className={block} data-component="CodeBlock">
      <div className={head({ isBare: isLabelHidden && !canCopy })}>
        <span id={labelId} className={isLabelHidden ? visuallyHidden : labelClass} data-part="label">
          {label}
        </span>
        {canCopy && (
          <>
            <span role="status" className={status}>
              {{ idle: '', copied, failed: copyFailed }[state]}
            </span>
            <Button
              variant="quiet"
              size="sm"
              icon={state === 'copied' ? <CheckIcon /> : <CopyIcon />}
              onPress={() => copy(children)}
            >
              {copyText}
            </Button>
          </>
        )}
      </div>
      <pre
        ref={ref}
        className={scroller}
        dir="ltr"
        lang=""
        translate="no"
        role="group"
        aria-labelledby={labelId}
        data-part="lines"
        {...(overflows && { tabIndex: 0 })}
      >
        <code className={lines({ isWrapped })}>{children}</code>
      </pre>
    </div>
  );
}
