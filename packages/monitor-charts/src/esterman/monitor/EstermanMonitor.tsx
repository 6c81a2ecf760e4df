import { Card, CompletionCircle, EyeTag, Switch, useNumberFormat, useTexts } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { type Display, DisplayControl } from '../../shared/DisplayControl.tsx';
import { UnderTestBadge } from '../../shared/Freshness.tsx';
import { Measured } from '../../shared/Measured.tsx';
import { readout, table } from '../../shared/monitor.css.ts';
import { MonitorLayout } from '../../shared/MonitorLayout.tsx';
import { useNoData } from '../../shared/NoData.tsx';
import { ScrollRegion } from '../../shared/ScrollRegion.tsx';
import { sharedWords } from '../../shared/shared.texts.ts';
import { estermanWords } from '../esterman.texts.ts';
import { EstermanPlot } from '../plot/EstermanPlot.tsx';
import { EstermanTable } from '../plot/EstermanTable.tsx';
import type { EstermanEye, EstermanView } from '../types.ts';
import { eyeName, header, headerEnd, map } from './EstermanMonitor.css.ts';
import { Facts } from './Facts.tsx';

/** Props of {@link EstermanMonitor}. */
export interface EstermanMonitorProps {
  /** The current state of the test, as returned by `useView(store)`. */
  view: EstermanView;
  /**
   * The tested eye.
   * @default 'OU'
   */
  eye?: EstermanEye;
  /**
   * Whether the test is finished. Nothing is highlighted then, and an empty map states that nothing was received.
   * @default false
   */
  isDone?: boolean;
  /**
   * Whether grid lines can be toggled (EST-01: beta level 100 or above).
   * @default false
   */
  hasGridToggle?: boolean;
  /**
   * The initial display of the results (uncontrolled).
   * @default 'chart'
   */
  defaultDisplay?: Display;
}

function useSummary({ statistics, completion }: EstermanView, isRunning: boolean): string {
  const texts = useTexts(estermanWords);
  const format = useNumberFormat();
  const percent = useNumberFormat({ style: 'percent' });
  if (!isRunning) return '';
  const { viewed, points } = statistics;
  return texts.summary({ percent: percent(completion / 100), amount: format(viewed), of: format(points) });
}

/**
 * The live monitor of an Esterman test: the wide map of both eyes together, or of one eye, and the score (EST-01,
 * EST-02).
 * @selector [data-component="EstermanMonitor"] The monitor.
 */
export function EstermanMonitor({
  view,
  eye = 'OU',
  isDone = false,
  hasGridToggle = false,
  defaultDisplay = 'chart',
}: EstermanMonitorProps): ReactElement {
  const texts = useTexts(estermanWords);
  const { underTest } = useTexts(sharedWords);
  const [display, setDisplay] = useState(defaultDisplay);
  const [hasGridLines, setGridLines] = useState(false);
  const { locations, completion, ignored } = view;
  const presented = isDone ? null : view.presented;
  const isEmpty = locations.every(({ state }) => state === 'untested');
  const summary = useSummary(view, presented !== null);
  const name = texts[`eye${eye}`];
  const caption = texts.tableCaption({ eye: name });
  const nothing = useNoData(isDone);
  return (
    <MonitorLayout
      name="EstermanMonitor"
      ignored={ignored}
      display={
        <>
          {hasGridToggle && display === 'chart' && (
            <Switch label={texts.gridLines} isSelected={hasGridLines} onChange={setGridLines} />
          )}
          <DisplayControl chart={texts.displayMap} value={display} onChange={setDisplay} />
        </>
      }
      summary={summary}
    >
      <div className={map}>
        <Card padding="none" isRound aria-label={name} {...(presented && eye !== 'OU' && { outline: eye })}>
          <div className={header}>
            <EyeTag eye={eye} isDecorative />
            <h3 className={eyeName}>{name}</h3>
            <div className={headerEnd}>
              {presented && <UnderTestBadge>{underTest}</UnderTestBadge>}
              <CompletionCircle label={name} value={completion} eye={eye} />
            </div>
          </div>
          {display === 'chart' ? (
            <>
              <Measured>
                {(width, height) => (
                  <EstermanPlot
                    {...{ eye, locations, width, height, presented, hasGridLines, texts }}
                    label={texts.plot({ eye: name })}
                  />
                )}
              </Measured>
              <p className={readout}>{isEmpty && nothing}</p>
            </>
          ) : (
            <ScrollRegion label={caption}>
              <EstermanTable {...{ locations, texts, caption }} className={table} />
            </ScrollRegion>
          )}
        </Card>
      </div>
      <Facts statistics={view.statistics} />
    </MonitorLayout>
  );
}
