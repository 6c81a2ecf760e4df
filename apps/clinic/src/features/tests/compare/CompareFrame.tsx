import { Button, LinkButton, Skeleton } from '@isopter/ui';
import { CloseIcon, PrintIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CourseScreen, type CourseScreenProps } from '../CourseScreen.tsx';
import * as css from './Compare.css.ts';

/** Props of {@link CompareFrame}. */
export interface CompareFrameProps extends Pick<CourseScreenProps, 'title' | 'patient' | 'call' | 'children'> {
  patientId: string;
  /** Whether there is something to print. */
  canPrint: boolean;
  /** Number of cards in a row. */
  cards: number;
}

/** A screen that compares tests of a patient. */
export function CompareFrame({ patientId, canPrint, cards, ...screen }: CompareFrameProps): ReactElement {
  const { t } = useTranslation();
  return (
    <CourseScreen
      {...screen}
      className={css.screen}
      actions={
        <>
          {canPrint && (
            <Button icon={<PrintIcon />} onPress={() => window.print()}>
              {t(($) => $.compare.print)}
            </Button>
          )}
          <LinkButton href={`/patients/${patientId}`} icon={<CloseIcon />}>
            {t(($) => $.common.close)}
          </LinkButton>
        </>
      }
      waiting={<Waiting cards={cards} />}
    />
  );
}

/** The layout of what is loaded. */
function Waiting({ cards }: { cards: number }): ReactElement {
  const { t } = useTranslation();
  return (
    <div className={css.body} aria-busy="true" role="status" aria-label={t(($) => $.progression.loading)}>
      <Skeleton shape="block" height={40} width={320} />
      <div className={css.cards}>
        {Array.from({ length: cards }, (_, card) => (
          <Skeleton key={card} shape="block" height={442} />
        ))}
      </div>
      <Skeleton shape="block" height={260} />
    </div>
  );
}
