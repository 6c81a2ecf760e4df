import { Component, type ErrorInfo, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ReloadNotice } from '../lib/frame/screen/ReloadNotice.tsx';

/** Catches what breaks outside of a screen: without it the page would be blank (ERR-07). */
export class PageBoundary extends Component<{ children: ReactNode }, { hasBroken: boolean }> {
  override state = { hasBroken: false };

  static getDerivedStateFromError(): { hasBroken: boolean } {
    return { hasBroken: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error('The page broke outside of its screen.', error, componentStack);
  }

  override render(): ReactNode {
    return this.state.hasBroken ? <Broken /> : this.props.children;
  }
}

function Broken(): ReactElement {
  const { t } = useTranslation();
  return <ReloadNotice title={t(($) => $.navigation.reloadTitle)} hint={t(($) => $.navigation.reloadHint)} />;
}
