/** A label and its value. */
export interface ReportFact {
  label: string;
  value: string;
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

/** The facts in every report. Dates and names are passed already formatted in the language of the report. */
export interface ReportAbout {
  clinic: string;
  /** The patient; the age is in years. */
  patient: { name: string; dateOfBirth: string; age: number | null; patientId: string; gender: string };
  device: string;
  tested: string;
  doctor: string;
  made: string;
  /** The version of the software that ran the procedure. */
  procedureVersion: string;
  /** The brand, if the clinic works under a partner's name. */
  brand?: ReportBrand;
}
