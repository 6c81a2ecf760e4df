import { createContext } from 'react';
import type { FrameLayout } from './useFrameLayout.ts';

/** What the navigation needs to know about the frame around it. */
export interface Frame {
  layout: FrameLayout;
  /** Closes the sheet if the navigation is shown in one. */
  onNavigate: () => void;
}

export const FrameContext = createContext<Frame>({ layout: 'full', onNavigate: () => undefined });
