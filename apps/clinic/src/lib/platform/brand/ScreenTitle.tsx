import { useBrand } from '@isopter/ui';
import type { ReactElement } from 'react';

/** Title of the window while a screen is shown. */
export function ScreenTitle({ children }: { children: string }): ReactElement {
  const { name } = useBrand();
  return <title>{`${children} · ${name}`}</title>;
}
