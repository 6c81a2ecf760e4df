import { Component, type ReactNode } from 'react';
import { ReloadNotice } from './ReloadNotice.tsx';

/**
 * Catches what breaks outside of a screen, above all a file of the frame that a newer version has replaced: without it
 * the page would be blank. What it shows comes with it, for it could not be loaded then (ERR-07).
 */
export class PageBoundary extends Component<{ children: ReactNode }, { hasBroken: boolean }> {
  override state = { hasBroken: false };

  static getDerivedStateFromError(): { hasBroken: boolean } {
    return { hasBroken: true };
  }

  override render(): ReactNode {
    return this.state.hasBroken ? <ReloadNotice /> : this.props.children;
  }
}
