import { useBrand } from '@isopter/ui';
import { createContext, type ReactElement, type ReactNode, use } from 'react';

const HasTitle = createContext(true);

/** A screen behind a dialog: the dialog names the window. */
export const Untitled = ({ children }: { children: ReactNode }): ReactElement => (
  <HasTitle value={false}>{children}</HasTitle>
);

/** Title of the window while a screen is shown. */
export function ScreenTitle({ children }: { children: string }): ReactElement | null {
  const { name } = useBrand();
  return use(HasTitle) ? <title>{`${children} · ${name}`}</title> : null;
}
