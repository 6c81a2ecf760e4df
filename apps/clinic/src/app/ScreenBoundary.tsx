import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Crashed } from './Crashed.tsx';

/** Catches the crash of one screen, so that the frame and what it holds live on (ERR-07). */
export class ScreenBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error('A screen crashed.', error, componentStack);
  }

  override render(): ReactNode {
    if (!this.state.crashed) return this.props.children;
    return <Crashed onRetry={() => this.setState({ crashed: false })} />;
  }
}
