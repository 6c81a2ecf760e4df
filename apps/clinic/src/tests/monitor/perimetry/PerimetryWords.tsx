import { type PerimetryTexts, PerimetryTextsProvider } from '@isopter/monitor-charts/perimetry';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Gives the perimetry charts their words in the language of the application. */
export function PerimetryWords({ children }: { children: ReactNode }): ReactElement {
  const { t } = useTranslation();
  const texts = useMemo((): PerimetryTexts => {
    return {
      eyeOD: t(($) => $.kit.eyeRight),
      eyeOS: t(($) => $.kit.eyeLeft),
      plot: (eye) => t(($) => $.monitor.perimetry.plot, { eye }),
      plotKind: t(($) => $.monitor.perimetry.plotKind),
      plotHelp: t(($) => $.monitor.perimetry.plotHelp),
      nasal: t(($) => $.monitor.perimetry.nasal),
      temporal: t(($) => $.monitor.perimetry.temporal),
      point: (point) => t(($) => $.monitor.perimetry.point, point),
      decibels: (db) => t(($) => $.monitor.perimetry.decibels, { db }),
      belowFloor: (floor) => t(($) => $.monitor.perimetry.belowFloor, { floor }),
      stateUntested: t(($) => $.monitor.perimetry.stateUntested),
      stateTesting: t(($) => $.monitor.perimetry.stateTesting),
      stateSeen: t(($) => $.monitor.perimetry.stateSeen),
      stateNotSeen: t(($) => $.monitor.perimetry.stateNotSeen),
      inBlindSpot: (result) => t(($) => $.monitor.perimetry.inBlindSpot, { result }),
      fovea: (db) => t(($) => $.monitor.perimetry.fovea, { db }),
      greyscaleUnit: t(($) => $.monitor.perimetry.greyscaleUnit),
      tableCaption: (eye) => t(($) => $.monitor.perimetry.tableCaption, { eye }),
      columnX: t(($) => $.monitor.perimetry.columnX),
      columnY: t(($) => $.monitor.perimetry.columnY),
      columnResult: t(($) => $.monitor.perimetry.columnResult),
      columnSeen: t(($) => $.monitor.perimetry.columnSeen),
      columnNotSeen: t(($) => $.monitor.perimetry.columnNotSeen),
      goldmann: (size) => t(($) => $.monitor.perimetry.goldmann, { size }),
      region: (region) => t(($) => $.monitor.perimetry.region, { region }),
      underTest: t(($) => $.monitor.perimetry.underTest),
      display: t(($) => $.monitor.perimetry.display),
      displayNumeric: t(($) => $.monitor.perimetry.displayNumeric),
      displayGreyscale: t(($) => $.monitor.perimetry.displayGreyscale),
      gridLines: t(($) => $.monitor.perimetry.gridLines),
      displayTable: t(($) => $.monitor.perimetry.displayTable),
      noData: t(($) => $.monitor.perimetry.noData),
      noDataReceived: t(($) => $.monitor.perimetry.noDataReceived),
      ignored: (count, amount) => t(($) => $.monitor.perimetry.ignored, { count, amount }),
      falsePositives: t(($) => $.monitor.perimetry.falsePositives),
      falseNegatives: t(($) => $.monitor.perimetry.falseNegatives),
      fixationLosses: t(($) => $.monitor.perimetry.fixationLosses),
      falsePositivesNote: ({ count, of }) => t(($) => $.monitor.perimetry.falsePositivesNote, { amount: count, of }),
      falseNegativesNote: ({ count, of }) => t(($) => $.monitor.perimetry.falseNegativesNote, { amount: count, of }),
      fixationLossesNote: ({ count, of }) => t(($) => $.monitor.perimetry.fixationLossesNote, { amount: count, of }),
      tooFewAnswers: t(($) => $.monitor.perimetry.tooFewAnswers),
      presented: t(($) => $.monitor.perimetry.presented),
      seen: t(($) => $.monitor.perimetry.seen),
      notSeen: t(($) => $.monitor.perimetry.notSeen),
      quadrants: (eye) => t(($) => $.monitor.perimetry.quadrants, { eye }),
      quadrantSuperiorLeft: t(($) => $.monitor.perimetry.quadrantSuperiorLeft),
      quadrantSuperiorRight: t(($) => $.monitor.perimetry.quadrantSuperiorRight),
      quadrantInferiorLeft: t(($) => $.monitor.perimetry.quadrantInferiorLeft),
      quadrantInferiorRight: t(($) => $.monitor.perimetry.quadrantInferiorRight),
      regionPrompt: t(($) => $.monitor.perimetry.regionPrompt),
      continueTest: t(($) => $.monitor.perimetry.continueTest),
      summary: (facts) => t(($) => $.monitor.perimetry.summary, facts),
    };
  }, [t]);
  return <PerimetryTextsProvider texts={texts}>{children}</PerimetryTextsProvider>;
}
