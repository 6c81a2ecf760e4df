import type { ReactElement } from 'react';
import { At, isolated, Label, MUTED } from '../../report/index.ts';
import { Counted, LINE, MAP, PreviousMaps, type PreviousProps, previousText, sizeOf, TEXT } from './PreviousMaps.tsx';

/** The height of {@link PreviousRow} in points. */
export const PREVIOUS_ROW_HEIGHT = 56;

/** The same in a row of small maps, for two eyes side by side. */
export function PreviousRow({ report, spacing, texts, width }: PreviousProps): ReactElement {
  const { previous } = report;
  if (!previous) {
    return (
      <Label x={0} y={10} size={TEXT} colour={MUTED} room={width}>
        {`${texts.previousField}: ${texts.noPrevious}`}
      </Label>
    );
  }
  const { pitch, width: mapWidth } = sizeOf(report, spacing);
  const scale = 0.68;
  const words = (previous.changes ? 2 * mapWidth + MAP.gap : mapWidth) * scale + 16;
  return (
    <g>
      <PreviousMaps {...{ report, spacing, texts }} pitch={pitch * scale} />
      <At x={words} y={9}>
        <Label x={0} y={0} size={TEXT} colour={MUTED} room={width - words}>
          {isolated(previousText(previous, texts))}
        </Label>
        <At x={0} y={LINE + 2}>
          <Counted previous={previous} texts={texts} width={width - words} />
        </At>
      </At>
    </g>
  );
}
