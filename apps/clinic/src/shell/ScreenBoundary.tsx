import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Crashed } from './Crashed.tsx';

/** Catches the crash of one screen, so that the frame and what it holds live on (ERR-07). */
export class ScreenBoundary extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError(): { hasCrashed: boolean } {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error('A screen crashed.', error, componentStack);
  }

  override render(): ReactNode {
    if (!this.state.hasCrashed) return this.props.children;
    return <Crashed onRetry={() => this.setState({ hasCrashed: false })} />;
  }
}
