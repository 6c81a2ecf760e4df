import { Component, type ErrorInfo, lazy, type ReactNode, Suspense } from 'react';
import { Loading } from './Loading.tsx';

const Crashed = lazy(() => import('./Crashed.tsx').then((module) => ({ default: module.Crashed })));

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
    return (
      <Suspense fallback={<Loading />}>
        <Crashed onRetry={() => this.setState({ crashed: false })} />
      </Suspense>
    );
  }
}
