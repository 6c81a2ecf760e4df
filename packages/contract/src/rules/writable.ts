/** Control characters, and what is none: XML, headers and DICOM take neither, and nobody sees them. */
const UNWRITABLE = /[\p{Cc}\p{Noncharacter_Code_Point}\p{Surrogate}]/gu;

/** A text as every document can hold it: lines become one, and what was stored of characters that are none goes. */
export const writable = (text: string): string => text.replaceAll(/[\t\n\v\f\r]+/g, ' ').replaceAll(UNWRITABLE, '');
