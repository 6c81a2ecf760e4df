/** A quiet label and its value. */
export interface ReportFact {
  label: string;
  value: string;
}

/** The partner in whose name the report is issued. */
export interface ReportBrand {
  name: string;
  /** `#rrggbb`; the outputs know no other form. */
  accent: string;
  /** The whole copyright line. */
  copyright: string;
  /** A picture every output can draw (PNG), as a data URL, with its proportions; the name stands without one. */
  logo?: { href: string; width: number; height: number };
}

/** What every report says, whatever was tested. Dates and names come in already written in the reader's language. */
export interface ReportAbout {
  clinic: string;
  /** Age in years. */
  patient: { name: string; dateOfBirth: string; age: number | null; patientId: string; gender: string };
  device: string;
  tested: string;
  doctor: string;
  made: string;
  /** Version of the software that ran the procedure. */
  procedureVersion: string;
  /** Where the clinic works under a partner's name. */
  brand?: ReportBrand;
}
