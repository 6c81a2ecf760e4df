import { createContext } from 'react';
import type { FrameLayout } from './useFrameLayout.ts';

/** State of the frame that the navigation uses. */
export interface Frame {
  layout: FrameLayout;
  /** Closes the sheet if the navigation is shown in one. */
  onNavigate: () => void;
}

export const FrameContext = createContext<Frame>({ layout: 'full', onNavigate: () => undefined });
