import type { ReactElement } from 'react';
import type { Area } from '../../report/index.ts';
import { FoveaBody } from './FoveaBody.tsx';
import { OneEye } from './OneEye.tsx';
import { englishPerimetryReportTexts, type PerimetryReportTexts } from './texts.ts';
import { TwoEyes } from './TwoEyes.tsx';
import type { PerimetryReportData } from './types.ts';

export interface PerimetryBodyProps {
  data: PerimetryReportData;
  /** The area of the body on its page. */
  area: Area;
  /** @default English */
  texts?: PerimetryReportTexts;
}

/** The body of a visual field report: the fields of one or both eyes, the left eye on the left, as the patient sees. */
export function PerimetryBody({ data, area, texts = englishPerimetryReportTexts }: PerimetryBodyProps): ReactElement {
  if (data.isFoveal) return <FoveaBody data={data} texts={texts} />;
  const eyes = data.eyes.toSorted((a, b) => (a.eye === b.eye ? 0 : a.eye === 'OS' ? -1 : 1));
  const [first, second] = eyes;
  if (first && !second) return <OneEye report={first} data={data} area={area} texts={texts} />;
  return <TwoEyes eyes={eyes} data={data} area={area} texts={texts} />;
}
