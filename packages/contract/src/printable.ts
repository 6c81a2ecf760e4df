/** Control characters (C0, DEL, C1), halves of surrogate pairs, and code points that are no characters, as U+FFFE. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u;

/** Whether one line of text has only characters that can be stored, sent and drawn everywhere: in XML, PDF and DICOM. */
export const isPrintable = (line: string): boolean => !UNPRINTABLE.test(line);
