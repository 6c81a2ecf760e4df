import { type DataSet, type Element, parseDicom } from 'dicom-parser';
import { dicomFile } from '../../../src/platform/dicom/file.ts';
import { type Dataset, encode } from '../../../src/platform/dicom/encode.ts';

const IMPLICIT = '1.2.840.10008.1.2';
const BIG_ENDIAN = '1.2.840.10008.1.2.2';

/** Bytes of one number, for the representations that are swapped in big-endian files. */
const WIDTHS: Readonly<Record<string, number>> = { US: 2, SS: 2, UL: 4, SL: 4, FL: 4, FD: 8 };
const LONG = new Set(['OB', 'OW', 'SQ', 'UN', 'UT']);

interface Syntax {
  isExplicit: boolean;
  isBigEndian: boolean;
}

function numbers({ isBigEndian }: Syntax, ...values: readonly (readonly [value: number, width: 2 | 4])[]): Buffer {
  return Buffer.concat(
    values.map(([value, width]) => {
      const bytes = Buffer.alloc(width);
      if (isBigEndian) bytes.writeUIntBE(value, 0, width);
      else bytes.writeUIntLE(value, 0, width);
      return bytes;
    }),
  );
}

const tagOf = (tag: string, syntax: Syntax): Buffer =>
  numbers(syntax, [parseInt(tag.slice(1, 5), 16), 2], [parseInt(tag.slice(5), 16), 2]);

function swapped(bytes: Buffer, width: number): Buffer {
  const copy = Buffer.from(bytes);
  for (let at = 0; at + width <= copy.length; at += width) copy.subarray(at, at + width).reverse();
  return copy;
}

function valueOf(data: DataSet, element: Element, syntax: Syntax): Buffer {
  if (element.items) {
    return Buffer.concat(
      element.items.map(({ dataSet }) => {
        const content = elementsOf(dataSet!, syntax);
        return Buffer.concat([numbers(syntax, [0xfffe, 2], [0xe000, 2], [content.length, 4]), content]);
      }),
    );
  }
  const bytes = Buffer.from(data.byteArray.subarray(element.dataOffset, element.dataOffset + element.length));
  const width = syntax.isBigEndian ? WIDTHS[element.vr ?? ''] : undefined;
  return width === undefined ? bytes : swapped(bytes, width);
}

function elementsOf(data: DataSet, syntax: Syntax): Buffer {
  const own = Object.values(data.elements).filter(({ tag }) => tag > 'x0002ffff');
  return Buffer.concat(
    own.map((element) => {
      const [value, vr] = [valueOf(data, element, syntax), element.vr!];
      const head = !syntax.isExplicit
        ? numbers(syntax, [value.length, 4])
        : LONG.has(vr)
          ? Buffer.concat([Buffer.from(`${vr}\0\0`), numbers(syntax, [value.length, 4])])
          : Buffer.concat([Buffer.from(vr), numbers(syntax, [value.length, 2])]);
      return Buffer.concat([tagOf(element.tag, syntax), head, value]);
    }),
  );
}

const meta = (syntax: string): Buffer => encode([[0x00020010, 'UI', syntax]]);
const START = Buffer.concat([Buffer.alloc(128), Buffer.from('DICM')]);

/** An explicit little-endian file as other devices would write it. */
export function rewritten(
  file: Uint8Array,
): Record<'implicit' | 'bigEndian' | 'noPreamble' | 'bareImplicit' | 'bareExplicit' | 'deflated', Uint8Array> {
  const data = parseDicom(file);
  const little = { isBigEndian: false } as const;
  const bareImplicit = elementsOf(data, { isExplicit: false, ...little });
  const bareExplicit = elementsOf(data, { isExplicit: true, ...little });
  const bigEndian = elementsOf(data, { isExplicit: true, isBigEndian: true });
  return {
    implicit: Buffer.concat([START, meta(IMPLICIT), bareImplicit]),
    bigEndian: Buffer.concat([START, meta(BIG_ENDIAN), bigEndian]),
    noPreamble: file.subarray(START.length),
    bareImplicit,
    bareExplicit,
    deflated: Buffer.concat([START, meta('1.2.840.10008.1.2.1.99'), bareExplicit]),
  };
}

/** A file of an object with these attributes. */
export const objectOf = (sopClass: string, dataset: Dataset): Uint8Array =>
  new Uint8Array(dicomFile({ sopClass, sopInstance: '1.2.3' }, dataset));
