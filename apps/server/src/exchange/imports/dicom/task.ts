import type { DicomRefusal } from '@isopter/contract';
import type { DataSet } from 'dicom-parser';
import { UnreadableReport } from '../failure.ts';
import type { ImportTask } from '../task.ts';
import { identityOf, withPage } from './identity.ts';
import { openDicom } from './openDicom.ts';
import { deviceOf, readPerimetry, testDayOf } from './perimetry.ts';
import { DicomError } from './problem.ts';
import { asciiOf } from './values.ts';

const STATIC_PERIMETRY = '1.2.840.10008.5.1.4.1.1.80.1';
const ENCAPSULATED_PDF = '1.2.840.10008.5.1.4.1.1.104.1';

/** The PDF in an object. @throws DicomError where it has none */
function pdfIn(data: DataSet): Uint8Array {
  const element = data.elements['x00420011'];
  const pdf = element && data.byteArray.subarray(element.dataOffset, element.dataOffset + element.length);
  if (!pdf || Buffer.from(pdf.subarray(0, 1024)).indexOf('%PDF-') < 0) throw new DicomError('noPdf');
  // copied, because the PDF reader takes over the memory
  return new Uint8Array(pdf);
}

/** Reads a file: an encapsulated PDF, or the measurements of an eye. @throws DicomError */
function contentOf(file: Uint8Array): { data: DataSet; pdf: Uint8Array | null } {
  const data = openDicom(file);
  const kind = asciiOf(data, 'x00080016');
  if (kind === ENCAPSULATED_PDF) return { data, pdf: pdfIn(data) };
  if (kind !== STATIC_PERIMETRY) throw new DicomError('otherObject');
  return { data, pdf: null };
}

/** Reads the page of an Encapsulated PDF as any other, with the identity of the object. */
async function readPdf(data: DataSet, pdf: Uint8Array, today: string, onProgress: () => void) {
  const { readFile } = await import('../pages/readFile.ts');
  const { readReport } = await import('../reading/readReport.ts');
  const page = readReport(await readFile(pdf, onProgress), today);
  const device = deviceOf(data);
  return {
    ...page,
    ...withPage(identityOf(data, today), page),
    device: page.device.manufacturer === null && page.device.model === null ? device : page.device,
    testDate: page.testDate ?? testDayOf(data, today),
  };
}

/** A date after all others: checks do not depend on the date. */
const LATEST = '9999-12-31';

function problemOf(file: Uint8Array): DicomRefusal | null {
  try {
    const { data, pdf } = contentOf(file);
    if (pdf === null) readPerimetry(data, LATEST);
    return null;
  } catch (error) {
    // whatever else is thrown, the file is at fault
    return error instanceof DicomError ? error.problem : 'damaged';
  }
}

/**
 * Does what is asked for with a DICOM file.
 * @param onProgress called after each page that is read
 * @throws UnreadableReport
 */
export async function doneOfDicom(
  file: Uint8Array,
  task: ImportTask,
  onProgress: () => void = () => undefined,
): Promise<unknown> {
  if (task.does === 'check dicom') return problemOf(file);
  try {
    const { data, pdf } = contentOf(file);
    if (task.does === 'read') {
      return pdf ? await readPdf(data, pdf, task.today, onProgress) : readPerimetry(data, task.today);
    }
    if (task.does === 'crop') return pdf ? await (await import('../pages/crops.ts')).crops(pdf, task.boxes) : [];
    return pdf;
  } catch (cause) {
    if (!(cause instanceof DicomError)) throw cause;
    throw new UnreadableReport('a DICOM file that is not imported', { cause });
  }
}
