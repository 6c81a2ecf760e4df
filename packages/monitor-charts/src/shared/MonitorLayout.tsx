import { Banner, useNumberFormat, useTexts } from '@isopter/ui';
import type { ReactElement, ReactNode, Ref } from 'react';
import { LiveSummary } from '../chart/LiveSummary.tsx';
import { arrangement, controls, root, toolbar } from './monitor.css.ts';
import { sharedWords } from './shared.texts.ts';

/** Props of {@link MonitorLayout}. */
export interface MonitorLayoutProps {
  /** The value of the `data-component` attribute. */
  name: string;
  /** The number of malformed records ignored. */
  ignored: number;
  /** In the toolbar, before the choice of display: how far the test is, what the marks mean. */
  toolbarStart?: ReactNode;
  /** Stands in the toolbar; nothing where there is nothing to choose. */
  display?: ReactNode;
  /** What is spoken from time to time; '' for nothing. */
  summary: string;
  /** Of the outermost element, to be measured. */
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** The frame of a monitor: what was left out, the toolbar, what is shown, and what is spoken. */
export function MonitorLayout(props: MonitorLayoutProps): ReactElement {
  const { name, ignored, toolbarStart, display, summary, ref, children } = props;
  const texts = useTexts(sharedWords);
  const format = useNumberFormat();
  return (
    <div className={root} ref={ref} data-component={name}>
      <div className={arrangement}>
        {ignored > 0 && <Banner tone="caution">{texts.recordsIgnored({ amount: format(ignored) })}</Banner>}
        {display !== undefined && (
          <div className={toolbar}>
            {toolbarStart}
            <div className={controls}>{display}</div>
          </div>
        )}
        {children}
      </div>
      <LiveSummary summary={summary} />
    </div>
  );
}
