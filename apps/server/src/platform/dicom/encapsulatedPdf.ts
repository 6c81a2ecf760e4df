import { commonModules, type DicomAbout, dicomTimes } from './common.ts';
import { dicomFile } from './file.ts';
import { objectUid, uidOfName } from './uid.ts';

const ENCAPSULATED_PDF = '1.2.840.10008.5.1.4.1.1.104.1';

/** A report as an Encapsulated PDF object (PS3.3, A.45.1). */
export function encapsulatedPdf(pdf: Uint8Array, title: string, about: DicomAbout): Buffer {
  const instance = { sopClass: ENCAPSULATED_PDF, sopInstance: objectUid(about, 'report') };
  const { tested, made } = dicomTimes(about);
  return dicomFile(instance, [
    ...commonModules(about, { uid: uidOfName(`${about.study} report`), modality: 'DOC', number: 1 }),
    // made by software at a workstation
    [0x00080064, 'CS', 'WSD'],
    [0x00200013, 'IS', '1'],
    [0x00080023, 'DA', made.date],
    [0x00080033, 'TM', made.time],
    [0x0008002a, 'DT', tested.date + tested.time],
    [0x00280301, 'CS', 'YES'],
    [0x00420010, 'ST', title],
    [0x0040a043, 'SQ', []],
    [0x00420011, 'OB', pdf],
    [0x00420015, 'UL', pdf.length],
    [0x00420012, 'LO', 'application/pdf'],
  ]);
}
