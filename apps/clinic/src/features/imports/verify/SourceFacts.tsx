import type { ImportItem } from '@isopter/contract';
import { Heading } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSourceWords } from '../../../lib/domain/imports/useSourceWords.ts';
import * as css from './verify.css.ts';

/** The device, and the strategy, stimulus, indices and catch trials of each eye [OUR-476]. */
export function SourceFacts({ item }: { item: ImportItem }): ReactElement | null {
  const { t } = useTranslation();
  const { deviceName, factsOf } = useSourceWords();
  const read = item.extracted_data;
  if (!read) return null;
  return (
    <section aria-label={t(($) => $.imports.source.title)}>
      <Heading level={2}>{t(($) => $.imports.source.title)}</Heading>
      <dl className={css.sourceFacts}>
        <dt>{t(($) => $.imports.source.device)}</dt>
        <dd>
          <bdi>{deviceName(read.device)}</bdi>
        </dd>
        {read.eyes.map((eye) => [
          <dt key={`${eye.eye} name`}>{t(($) => $.imports.verify.thresholdsOf[eye.eye])}</dt>,
          <dd key={eye.eye}>{factsOf(eye)}</dd>,
        ])}
      </dl>
    </section>
  );
}
