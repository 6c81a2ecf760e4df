/** Control characters, noncharacters and lone surrogates: invisible, and not allowed by XML, headers and DICOM. */
const UNWRITABLE = /[\p{Cc}\p{Noncharacter_Code_Point}\p{Surrogate}]/gu;

/** A text as every document can hold it: lines become one, and what was stored of characters that are none goes. */
export const writable = (text: string): string => text.replaceAll(/[\t\n\v\f\r]+/g, ' ').replaceAll(UNWRITABLE, '');
