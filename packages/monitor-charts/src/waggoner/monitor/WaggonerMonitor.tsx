import { KeyValueList, useEyeName, useNumberFormat, useTexts } from '@isopter/ui';
import { memo, type ReactElement } from 'react';
import { ColorVisionMonitor } from '../../colorVision/panels/ColorVisionMonitor.tsx';
import { NoData } from '../../shared/NoData.tsx';
import { deficiencyText, toneOf } from '../model/results.ts';
import type { ScreeningView, WaggonerView } from '../types.ts';
import { waggonerWords } from '../waggoner.texts.ts';
import { SectionRow } from './SectionRow.tsx';
import { deficiencies, heading, panel, parts, sections as list } from './WaggonerMonitor.css.ts';

/** Props of {@link WaggonerMonitor}. */
export interface WaggonerMonitorProps {
  /** The current state of the test, as returned by `useView(store)`. */
  view: WaggonerView;
  /**
   * Whether the test is finished. Nothing is highlighted then, and an empty panel states that nothing was received.
   * @default false
   */
  isDone?: boolean;
}

/** The deficiencies reported by the headset; nothing is derived here. */
function Deficiencies({ view }: { view: ScreeningView }): ReactElement {
  const texts = useTexts(waggonerWords);
  const { tritan_deficiency, protan_deutan_deficiency, protan_deutan_deficiency_type } = view;
  const item = (label: string, grade: string | null, type: string | null) => ({
    label,
    value: deficiencyText(texts, grade, type) ?? texts.notYetKnown,
    tone: grade === null ? ('neutral' as const) : toneOf(grade),
  });
  return (
    <div className={deficiencies}>
      <h4 className={heading}>{texts.deficiencies}</h4>
      <KeyValueList
        aria-label={texts.deficiencies}
        items={[
          item(texts.tritanDeficiency, tritan_deficiency, null),
          item(texts.redGreenDeficiency, protan_deutan_deficiency, protan_deutan_deficiency_type),
        ]}
      />
    </div>
  );
}

interface EyePartProps {
  view: ScreeningView;
  size: number;
  isDone: boolean;
}

/** The started sections of an eye and the deficiencies. */
const EyePart = memo(function EyePart({ view, size, isDone }: EyePartProps): ReactElement {
  const texts = useTexts(waggonerWords);
  const format = useNumberFormat();
  const label = texts.sectionsOf({ eye: useEyeName(view.eye) });
  const { sections, current_section, target_row } = view;
  if (sections.length === 0) return <NoData isDone={isDone} />;
  return (
    <div className={panel}>
      <div className={parts}>
        <ol className={list} aria-label={label}>
          {sections.map((state) => (
            <SectionRow
              key={state.section}
              testing={!isDone && state.section === current_section ? { plate: target_row } : null}
              {...{ state, size, texts, format }}
            />
          ))}
        </ol>
        <Deficiencies view={view} />
      </div>
    </div>
  );
});

/** The live monitor of a Waggoner test and its variants: a panel for each eye with its sections (COL-01, COL-05). */
export function WaggonerMonitor({ view, isDone = false }: WaggonerMonitorProps): ReactElement {
  const { eyes, eye_under_test, ignored } = view;
  return (
    <ColorVisionMonitor {...{ eyes, eye_under_test, ignored, isDone }}>
      {(eye, size) => <EyePart view={eye} size={size} isDone={isDone} />}
    </ColorVisionMonitor>
  );
}
