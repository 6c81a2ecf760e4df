import { type Quadrant, quadrants, QUADRANTS, type QuadrantState } from '@isopter/clinical/perimetry';
import { useTexts } from '@isopter/ui';
import type { ReactElement } from 'react';
import type { PerimetryEyeView } from '../model/store.ts';
import { perimetryWords } from '../perimetry.texts.ts';
import { quadrant, quadrantName, quadrants as quadrantsClass, quadrantState } from './PerimetryMonitor.css.ts';
import { vars } from '@isopter/ui/vars';

const SIZE = 28;

/**
 * The sign of a quadrant, distinguished by shape: a filled circle for seen, a cross for not seen, a dot for not tested.
 */
function Sign({ state }: { state: QuadrantState }): ReactElement {
  const half = SIZE / 2;
  return (
    <svg width={SIZE} height={SIZE} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
      {state === 'seen' && <circle cx={half} cy={half} r={10} fill={vars.color.accent} />}
      {state === 'notSeen' && (
        <path d="M6 6L22 22M22 6L6 22" stroke={vars.color.ink1} strokeWidth={3.5} strokeLinecap="round" />
      )}
      {state === 'untested' && <circle cx={half} cy={half} r={3.5} fill={vars.color.ink3} />}
    </svg>
  );
}

/** The four quadrants of an eye from the patient's view: seen, not seen, or not yet tested (PERI-10). */
export function QuadrantField({ view }: { view: PerimetryEyeView }): ReactElement {
  const texts = useTexts(perimetryWords);
  const names: Record<Quadrant, string> = {
    superiorLeft: texts.quadrantSuperiorLeft,
    superiorRight: texts.quadrantSuperiorRight,
    inferiorLeft: texts.quadrantInferiorLeft,
    inferiorRight: texts.quadrantInferiorRight,
  };
  const words: Record<QuadrantState, string> = {
    untested: texts.stateUntested,
    seen: texts.stateSeen,
    notSeen: texts.stateNotSeen,
  };
  const states = quadrants(view.locations);
  return (
    <ul className={quadrantsClass} aria-label={texts.quadrants({ eye: texts[`eye${view.eye}`] })}>
      {QUADRANTS.map((name) => (
        <li key={name} className={quadrant} data-quadrant={name} data-state={states[name]}>
          <Sign state={states[name]} />
          <span className={quadrantState}>{words[states[name]]}</span>
          <span className={quadrantName}>{names[name]}</span>
        </li>
      ))}
    </ul>
  );
}
