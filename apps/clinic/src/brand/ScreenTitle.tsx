import type { ReactElement } from 'react';
import { useBrand } from './brand.ts';

/** Title of the window while a screen is shown. */
export function ScreenTitle({ children }: { children: string }): ReactElement {
  const { name } = useBrand();
  return <title>{`${children} · ${name}`}</title>;
}
