import { Component, type ErrorInfo, lazy, type ReactNode, Suspense } from 'react';
import { Loading } from './Loading.tsx';

const Crashed = lazy(() => import('./Crashed.tsx').then((module) => ({ default: module.Crashed })));

/** Catches the crash of one screen, so that the frame and what it holds live on (ERR-07). */
export class ScreenBoundary extends Component<{ children: ReactNode }, { crashed: unknown }> {
  override state: { crashed: unknown } = { crashed: null };

  static getDerivedStateFromError(crashed: unknown): { crashed: unknown } {
    return { crashed };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error('A screen crashed.', error, componentStack);
  }

  override render(): ReactNode {
    const { crashed } = this.state;
    if (crashed === null) return this.props.children;
    return (
      <Suspense fallback={<Loading />}>
        <Crashed error={crashed} onRetry={() => this.setState({ crashed: null })} />
      </Suspense>
    );
  }
}
