import { createContext } from 'react';
import type { FrameLayout } from './useFrameLayout.ts';

/** What the navigation needs to know of the frame around it. */
export interface Frame {
  layout: FrameLayout;
  /** Closes the sheet, if the navigation is in one. */
  onNavigate: () => void;
}

export const FrameContext = createContext<Frame>({ layout: 'full', onNavigate: () => undefined });
