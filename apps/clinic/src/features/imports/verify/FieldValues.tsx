import type { ImportItem, SingleEye } from '@isopter/contract';
import { Button, Stack, useNumberFormat } from '@isopter/ui';
import type { ReactElement } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldCell } from './cells.ts';
import { FieldGrid } from './FieldGrid.tsx';
import { PageImage } from './PageImage.tsx';
import type { VerifyValues } from './rules.ts';
import * as css from './verify.css.ts';

interface FieldValuesProps {
  control: Control<VerifyValues>;
  item: ImportItem;
  cells: readonly FieldCell[];
  eyes: readonly SingleEye[];
  /** Shows the points of a further eye. */
  onAddEye: (eye: SingleEye) => void;
}

const EYES = ['OS', 'OD'] as const;

/** The thresholds of each eye at their points, next to the page of the report [OUR-473] [OUR-475]. */
export function FieldValues({ control, item, cells, eyes, onAddEye }: FieldValuesProps): ReactElement | null {
  const { t } = useTranslation();
  const write = useNumberFormat();
  const degrees = (value: number): string => write(value).replace('-', '−');
  const nameOf = ({ eye, x, y }: FieldCell): string =>
    t(($) => $.imports.verify.place[eye], { x: degrees(x), y: degrees(y) });
  return (
    <div className={css.beside}>
      <Stack gap={5}>
        <p className={css.words}>{t(($) => $.imports.verify.gridHint)}</p>
        {EYES.map((eye) => {
          const own = cells.filter((one) => one.eye === eye);
          return eyes.includes(eye) ? (
            <FieldGrid
              key={eye}
              control={control}
              cells={own}
              nameOf={nameOf}
              title={t(($) => $.imports.verify.thresholdsOf[eye])}
            />
          ) : (
            <div key={eye}>
              <Button size="sm" onPress={() => onAddEye(eye)}>
                {t(($) => $.imports.verify.addEye[eye])}
              </Button>
            </div>
          );
        })}
      </Stack>
      {item.has_extracted_report && <PageImage item={item} />}
    </div>
  );
}
