import { ShortcutHelp } from '@isopter/ui';
import type { ReactElement } from 'react';
import { Palette, type PaletteProps } from './Palette.tsx';
import type { Sheet } from './opened.ts';

/** Props of {@link Sheets}. */
export interface SheetsProps extends Pick<PaletteProps, 'access'> {
  /** The one that is open. */
  sheet: Sheet | null;
  onClose: () => void;
}

/** The palette and the help of the keys. */
export function Sheets({ access, sheet, onClose }: SheetsProps): ReactElement {
  const onOpenChange = (isOpen: boolean): void => {
    if (!isOpen) onClose();
  };
  return (
    <>
      <Palette access={access} isOpen={sheet === 'palette'} onOpenChange={onOpenChange} />
      <ShortcutHelp isOpen={sheet === 'help'} onOpenChange={onOpenChange} />
    </>
  );
}
