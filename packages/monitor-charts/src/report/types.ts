/** A label and its value; an empty value is printed as not entered. */
export interface ReportFact {
  label: string;
  value: string;
}

/** An eye or ear a page is of: its letters, its name, and its colour if it is not one of an eye. */
export interface ReportSide {
  /** `OD`, `OS` or `OU`; other letters require a colour. */
  letters: string;
  name: string;
  colour?: string;
}

/** The partner in whose name the report is issued. */
export interface ReportBrand {
  name: string;
  /** The brand colour as `#rrggbb`, the only format all outputs support. */
  accent: string;
  /** The complete copyright line. */
  copyright: string;
  /** The logo as a data URL in a format all outputs support (PNG), and its size. If omitted, the name is shown. */
  logo?: { href: string; width: number; height: number };
}

/** A doctor's interpretation of a test. */
export interface ReportSignature {
  /** The interpretation; empty until there is one. */
  text: string;
  /** The sentence with the signer and the time; `null` until it is signed. */
  signed: string | null;
  /** Earlier versions that an amendment replaced, oldest first; they are struck out. */
  earlier: readonly string[];
}

/** The facts in every report. Dates and names are passed already formatted in the language of the report. */
export interface ReportAbout {
  clinic: string;
  /** The patient; the age is in years, the local name the one in another script. */
  patient: {
    name: string;
    localName?: string;
    dateOfBirth: string;
    age: number | null;
    patientId: string;
    gender: string;
  };
  device: string;
  /** The examiner; empty if unknown. */
  operator?: string;
  tested: string;
  doctor: string;
  made: string;
  /** The version of the software that ran the procedure. */
  procedureVersion: string;
  /** The doctor's interpretation; omitted for pages that are of no single test. */
  signature?: ReportSignature;
  /** The brand, if the clinic works under a partner's name. */
  brand?: ReportBrand;
}
