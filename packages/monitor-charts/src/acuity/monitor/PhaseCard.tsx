import { methodOf } from '@isopter/clinical/acuity';
import { Badge, Card, EyeTag, useTexts } from '@isopter/ui';
import { memo, type ReactElement } from 'react';
import { UnderTestBadge } from '../../shared/Freshness.tsx';
import { Measured } from '../../shared/Measured.tsx';
import { NoData } from '../../shared/NoData.tsx';
import { sharedWords } from '../../shared/shared.texts.ts';
import { acuityWords } from '../acuity.texts.ts';
import { AcuityChart } from '../plot/AcuityChart.tsx';
import type { Format } from '../plot/series.ts';
import type { AcuityPhaseView, AcuityTest } from '../types.ts';
import { card, chart, header, headerEnd, inside, list, name } from './AcuityMonitor.css.ts';
import { OptotypeList } from './OptotypeList.tsx';
import { ResultCard } from './ResultCard.tsx';

interface PhaseCardProps {
  phase: AcuityPhaseView;
  test: AcuityTest;
  isUnderTest: boolean;
  isDone: boolean;
  format: Format;
}

/**
 * The card of one phase: result, steps and optotypes.
 * @selector [data-under-test] On the header: if the eye is under test.
 */
export const PhaseCard = memo(function PhaseCard(props: PhaseCardProps): ReactElement {
  const { phase, test, isUnderTest, isDone, format } = props;
  const texts = useTexts(acuityWords);
  const { underTest } = useTexts(sharedWords);
  const title = texts[`eye${phase.eye}`];
  const outline = phase.eye === 'OU' ? 'accent' : phase.eye;
  return (
    <Card padding="none" isRound aria-label={title} {...(isUnderTest && { outline })}>
      <div className={header} data-under-test={isUnderTest || undefined}>
        <EyeTag eye={phase.eye} isDecorative />
        <h3 className={name}>{title}</h3>
        <div className={headerEnd}>
          {isUnderTest && <UnderTestBadge>{underTest}</UnderTestBadge>}
          {phase.is_skipped && <Badge tone="neutral">{texts.skipped}</Badge>}
        </div>
      </div>
      <ResultCard {...{ phase, test, format }} />
      <div className={card}>
        <div className={inside}>
          <div className={chart}>
            <Measured>{(width, height) => <AcuityChart {...{ phase, test, width, height, texts, format }} />}</Measured>
          </div>
          <div className={list}>
            {phase.records.length === 0 ? (
              <NoData isDone={isDone} />
            ) : (
              <OptotypeList {...{ phase, title, format }} kind={methodOf(test).optotype} />
            )}
          </div>
        </div>
      </div>
    </Card>
  );
});
