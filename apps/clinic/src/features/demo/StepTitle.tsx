import { type ReactElement, useEffect, useRef } from 'react';
import { title } from './DemoMode.css.ts';

/** The heading of a step. It takes the focus where a step follows another: what was pressed is gone. */
export function StepTitle({ children, isFirst = false }: { children: string; isFirst?: boolean }): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirst) heading.current?.focus();
  }, [isFirst]);
  return (
    <h1 ref={heading} className={title} tabIndex={-1}>
      {children}
    </h1>
  );
}
