import type { ReactElement } from 'react';
import { Stage } from '../../.storybook/Stage.tsx';
import type { ComponentDocs } from '../../packages/ui/src/docs/ComponentDocs.ts';
import { sampleTexts } from '../../packages/ui/src/docs/sampleTexts.ts';
import { type Cell, globalsOf } from './cells.ts';

/** A component's example where the axes of the cell stand. */
export function Example({ docs, cell }: { docs: ComponentDocs; cell: Cell }): ReactElement {
  const texts = sampleTexts[cell.locale === 'ar-EG' ? 'rightToLeft' : 'plain'];
  return (
    <Stage globals={globalsOf(cell)}>
      <div style={{ padding: docs.width === undefined ? 16 : 0 }}>{docs.example(texts)}</div>
    </Stage>
  );
}
