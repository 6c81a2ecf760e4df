import { Banner, useNumberFormat, useTexts } from '@isopter/ui';
import type { ReactElement, ReactNode, Ref } from 'react';
import { LiveSummary } from '../chart/LiveSummary.tsx';
import { arrangement, controls, root } from './monitor.css.ts';
import { Toolbar } from './Toolbar.tsx';
import { sharedWords } from './shared.texts.ts';

/** Props of {@link MonitorLayout}. */
export interface MonitorLayoutProps {
  /** The value of the `data-component` attribute. */
  name: string;
  /** The number of malformed records ignored. */
  ignored: number;
  /** Content at the start of the toolbar, such as the completion or a legend. */
  toolbarStart?: ReactNode;
  /** The control for the display; omit it if there is no choice. */
  display?: ReactNode;
  /** The summary announced at intervals; `''` for none. */
  summary: string;
  /** A ref to the outermost element, for example to measure it. */
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/**
 * The layout of a monitor: the number of ignored records, the toolbar, the content, and the announced summary.
 * @selector [data-component] The monitor; its value is the name of the monitor.
 */
export function MonitorLayout(props: MonitorLayoutProps): ReactElement {
  const { name, ignored, toolbarStart, display, summary, ref, children } = props;
  const texts = useTexts(sharedWords);
  const format = useNumberFormat();
  return (
    <div className={root} ref={ref} data-component={name}>
      <div className={arrangement}>
        {ignored > 0 && <Banner tone="caution">{texts.recordsIgnored({ amount: format(ignored) })}</Banner>}
        {display !== undefined && (
          <Toolbar>
            {toolbarStart}
            <div className={controls}>{display}</div>
          </Toolbar>
        )}
        {children}
      </div>
      <LiveSummary summary={summary} />
    </div>
  );
}
