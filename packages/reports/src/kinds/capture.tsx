import { formatMoment, type PerimetryProgress, type SingleEye } from '@isopter/contract';
import {
  CaptureBody,
  type CaptureKind,
  CapturePanel,
  captureReportData,
  type CaptureReportTexts,
  captureTable,
  englishCaptureReportTexts,
  picturePage,
  PICTURES_OF_PAGE,
  pictureTable,
  type ReportPicture,
} from '@isopter/monitor-charts/capture/report';
import type { ReportOptions, ReportSource } from '../source.ts';
import { headOfEyes } from '../eyes.ts';
import { inLanguages } from '../texts/inLanguages.ts';

const KINDS: Partial<Record<string, CaptureKind>> = {
  EYE_IMAGE_CAPTURE: 'image',
  ONGOING_EYE_IMAGE_CAPTURE: 'series',
  ANTERIOR_SEGMENT_IMAGE: 'camera',
};

/** A stored picture. */
export interface CapturedPicture {
  eye: SingleEye;
  taken: Date;
  /** Pixels. */
  width: number;
  height: number;
  /** In base64. */
  jpeg: string;
}

/** Data of the report of pictures. `pictures`: those that a camera sent; absent for headsets, which keep theirs. */
export type CaptureState = PerimetryProgress & { pictures?: readonly CapturedPicture[] | 'hidden' };

const asReported = ({ eye, taken, width, height, jpeg }: CapturedPicture, options: ReportOptions): ReportPicture => ({
  eye,
  width,
  height,
  taken: formatMoment(taken, options),
  href: `data:image/jpeg;base64,${jpeg}`,
});

const inPages = (pictures: readonly ReportPicture[]): ReportPicture[][] =>
  Array.from({ length: Math.ceil(pictures.length / PICTURES_OF_PAGE) }, (_, page) =>
    pictures.slice(page * PICTURES_OF_PAGE, (page + 1) * PICTURES_OF_PAGE),
  );

const noteOf = (pictures: CaptureState['pictures']): 'stayOnDevice' | 'hidden' | 'noPictures' =>
  pictures === undefined ? 'stayOnDevice' : pictures === 'hidden' ? 'hidden' : 'noPictures';

/** Reports of pictures: which were taken, when and by which device, and the pictures that the device sent. */
export const capture: ReportSource<CaptureState, CaptureReportTexts> = {
  words: inLanguages('capture', englishCaptureReportTexts),
  draw({ pictures, ...progress }, { row }, { words, common, eye, ...options }) {
    const kind = KINDS[row.group] ?? 'image';
    const ordered = row.eye;
    const data = captureReportData({
      kind,
      progress,
      ordered: ordered === 'OD' || ordered === 'OS' ? ordered : '',
      isDone: row.status === 'finished',
      locale: options.locale,
    });
    const shown = { ...data, results: data.results.filter((result) => !eye || !result.eye || result.eye === eye) };
    const stored = pictures === 'hidden' ? [] : (pictures ?? []);
    const reported = stored.filter((one) => !eye || one.eye === eye).map((one) => asReported(one, options));
    const eyes = shown.results.flatMap((result) => (result.eye ? [result.eye] : []));
    const onPictures = (['OS', 'OD'] as const).filter((one) => reported.some((picture) => picture.eye === one));
    return {
      title: words.title,
      ...headOfEyes(eyes.length > 0 ? eyes : onPictures, common),
      facts: [{ label: words.kind, value: words.kinds[kind] }],
      notes: reported.length > 0 ? [] : [words[noteOf(pictures)]],
      pages:
        reported.length > 0
          ? inPages(reported).map((page) => picturePage(page, words))
          : [<CaptureBody key="pictures" data={shown} texts={words} />],
      panel: <CapturePanel data={shown} texts={words} />,
      tables: [captureTable(shown, words), ...(reported.length > 0 ? [pictureTable(reported, words)] : [])],
    };
  },
};
