import { type Segment, SegmentedControl } from '@isopter/ui';
import type { ReactElement, ReactNode } from 'react';
import { part, partly, switcher } from './Part.css.ts';

/** Props of {@link PartSwitch}. */
export interface PartSwitchProps<P extends string> {
  /** The label of the switch. */
  label: string;
  parts: readonly Pick<Segment<P>, 'id' | 'label'>[];
  shown: P;
  onChange: (part: P) => void;
}

/** Which part of a screen a telephone shows; nothing where there is room for all of them [OUR-398]. */
export function PartSwitch<P extends string>({ label, parts, shown, onChange }: PartSwitchProps<P>): ReactElement {
  return (
    <div className={switcher} data-print="hidden">
      <SegmentedControl label={label} isLabelHidden segments={parts} value={shown} onChange={onChange} />
    </div>
  );
}

/** Attributes of an element that is one part of a screen. It stays there, hidden: nothing that was done in it is lost. */
export const partOf = (isShown: boolean) => ({ 'data-elsewhere': isShown ? undefined : true });

/** A part of a screen, as if its content stood where it stands. */
export function Part({ isShown, children }: { isShown: boolean; children: ReactNode }): ReactElement {
  return (
    <div className={`${part} ${partly}`} {...partOf(isShown)}>
      {children}
    </div>
  );
}
