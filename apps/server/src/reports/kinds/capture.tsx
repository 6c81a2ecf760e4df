import type { PerimetryProgress } from '@isopter/contract';
import {
  CaptureBody,
  type CaptureKind,
  CapturePanel,
  captureReportData,
  type CaptureReportTexts,
  captureTable,
  englishCaptureReportTexts,
} from '@isopter/monitor-charts/capture/report';
import type { ReportSource } from '../source.ts';
import { headOfEyes } from '../eyes.ts';
import { inLanguages } from '../texts/inLanguages.ts';

const KINDS: Partial<Record<string, CaptureKind>> = {
  EYE_IMAGE_CAPTURE: 'image',
  ONGOING_EYE_IMAGE_CAPTURE: 'series',
  ANTERIOR_SEGMENT_IMAGE: 'camera',
};

/** Reports of pictures: which were taken, when and by which device. The pictures themselves never reach the server. */
export const capture: ReportSource<PerimetryProgress, CaptureReportTexts> = {
  words: inLanguages('capture', englishCaptureReportTexts),
  draw(progress, { row }, { words, common, locale, eye }) {
    const kind = KINDS[row.group] ?? 'image';
    const ordered = row.eye;
    const data = captureReportData({
      kind,
      progress,
      ordered: ordered === 'OD' || ordered === 'OS' ? ordered : '',
      isDone: row.status === 'finished',
      locale,
    });
    const shown = { ...data, results: data.results.filter((result) => !eye || !result.eye || result.eye === eye) };
    return {
      title: words.title,
      ...headOfEyes(
        shown.results.flatMap((result) => (result.eye ? [result.eye] : [])),
        common,
      ),
      facts: [{ label: words.kind, value: words.kinds[kind] }],
      notes: [words.stayOnDevice],
      pages: [<CaptureBody key="pictures" data={shown} texts={words} />],
      panel: <CapturePanel data={shown} texts={words} />,
      tables: [captureTable(shown, words)],
    };
  },
};
