import { bcp47, closestAppLanguage, type Device, monitorKind, type Test } from '@isopter/contract';
import { Text } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../lib/platform/i18n/useLanguage.ts';
import * as monitor from '../Monitor.css.ts';
import * as css from './Caption.css.ts';
import { type Instruction, instructionOf } from './instruction.ts';
import { useTextsIn } from './useTextsIn.ts';

export interface CaptionProps {
  test: Test;
  /** Screen of the device. */
  screen: string | null;
  device: Device | null;
}

/**
 * Shows the instruction that the patient gets in the running step, in the patient's language and in the reader's [OUR-645]. A
 * headset may say it differently: it does not send its wording. Only the reader's language is announced, because the voice of a
 * screen reader speaks one language.
 */
export function Caption({ test, screen, device }: CaptionProps): ReactElement | null {
  const { t } = useTranslation();
  const instruction = instructionOf(monitorKind(test, device?.capabilities), screen);
  const hasText = instruction !== null;
  return (
    <section
      className={hasText ? monitor.section : css.empty}
      {...(hasText && { 'aria-labelledby': 'monitor-caption' })}
    >
      {hasText && (
        <h2 id="monitor-caption" className={monitor.sectionTitle}>
          {t(($) => $.monitor.caption.title)}
        </h2>
      )}
      <Words instruction={instruction} spoken={test.language} />
    </section>
  );
}

interface WordsProps {
  instruction: Instruction | null;
  /** Language of the headset. */
  spoken: Test['language'];
}

function Words({ instruction, spoken }: WordsProps): ReactElement {
  const { t, i18n } = useTranslation();
  const own = useLanguage();
  const matching = spoken ? closestAppLanguage(spoken) : undefined;
  const patients = matching ?? own;
  const isThere = useTextsIn('instructions', [own, patients]);
  if (instruction !== null && isThere === 'failed')
    return <Text tone="secondary">{t(($) => $.monitor.caption.failed)}</Text>;
  const isLoaded = instruction !== null && isThere === true;
  const textIn = (language: typeof own): string | false =>
    isLoaded && i18n.getFixedT(language, 'instructions')(($) => $[instruction]);
  const isForeign = patients !== own;
  const isMissing = Boolean(spoken) && matching === undefined;
  const nameOf = new Intl.DisplayNames(bcp47(own), { type: 'language' });
  return (
    <>
      {isLoaded && isForeign && (
        <p className={css.spoken} lang={bcp47(patients)} dir={i18n.dir(patients)}>
          {textIn(patients)}
        </p>
      )}
      {/* the live region stays mounted: screen readers do not announce one that appears with its text */}
      <p className={isForeign ? css.translation : css.spoken} role="status" data-part="instruction">
        {textIn(own)}
      </p>
      {isLoaded && isMissing && (
        <Text size="sm" tone="secondary">
          {t(($) => $.monitor.caption.none, { language: nameOf.of(spoken!) ?? spoken })}
        </Text>
      )}
    </>
  );
}
