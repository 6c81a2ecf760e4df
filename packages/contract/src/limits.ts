/**
 * Constants of the requirements [CONST-01, CONST-03] and the maximum lengths of texts in calls. Durations are in
 * milliseconds unless their name has another unit.
 */

export const PAGE_SIZES = [10, 20, 50, 100] as const;
export const DEFAULT_PAGE_SIZE = 50;
export const MAX_PAGE_SIZE = 100;
export const FIRST_PAGE = 0;

/** The number of phrases for interpretations that a user can have. */
export const PHRASES_MAX = 50;

/** The number of alerts that a patient can have at once. */
export const PATIENT_ALERTS_MAX = 20;

export const DEBOUNCE_PATIENT_LIST = 750;
export const DEBOUNCE_SUGGESTION = 250;

export const TOAST_DURATION = 8_000;
export const TOAST_DURATION_LONG = 20_000;

export const LIVE_RETRY_DELAY = 5_000;
export const LIVE_RETRY_LIMIT = 10;
/** How long after its end the socket of a patient's imports is opened again [IMP-03]. */
export const IMPORTS_RETRY_DELAY = 2_000;
/** The maximum delay between attempts beyond the limit, which become increasingly rare. */
export const LIVE_RETRY_DELAY_MAX = 30_000;
/** How long a command to a device or a test may take until it counts as not sent, and a poll until it failed. */
export const COMMAND_TIMEOUT = 8_000;
/** The timeout of any other call. */
export const CALL_TIMEOUT = 60_000;

/** How long a merge or a move can be undone. */
export const UNDO_WINDOW = 24 * 60 * 60 * 1000;

/** Polls [CONST-03]. */
export const POLL_DEVICES = 5_000;
export const POLL_TESTS = 5_000;
export const POLL_EXPORTS = 10_000;
/** How often imports that are being read are asked for while their socket is not open. */
export const POLL_IMPORTS = 5_000;
export const POLL_TECHALL_MODE = 5_000;
export const POLL_SESSIONS = 3_000;
export const POLL_PACS_QUERY = 2_000;

/** How often it is asked whether the results of a worklist query still hold [PACS-03]. */
export const WORKLIST_EXPIRY_CHECK = 5 * 60 * 1000;
/** How often records of the PACS are asked for while one of them is on its way. */
export const POLL_PACS_RECORDS = 10_000;

/** Items of a worklist query beyond these are left out. */
export const MWL_RESULTS_MAX = 500;

/** How long the file of an export can be downloaded, in days. */
export const EXPORT_KEPT_DAYS = 7;

/** The time for which the indicator of a device action is shown [MON-09]. */
export const DEVICE_ACTION_INDICATOR = 2_000;
/** The convergence question: closes after 40 s; its answer is sent up to 10 times, 4 s apart [MON-11]. */
export const CONVERGENCE_TIMEOUT = 40_000;
export const CONVERGENCE_RETRY_LIMIT = 10;
export const CONVERGENCE_RETRY_DELAY = 4_000;
/** After this long the values a browser filled in are picked up [AUTH-03]. */
export const AUTOFILL_DELAY = 500;

/** A response faster than this is a false positive, in seconds [PERI-03]. */
export const FALSE_POSITIVE_RESPONSE_TIME = 0.15;
/** From this beta level on the grid lines can be toggled [PERI-05]. */
export const GRID_BETA_LEVEL = 100;

export const PERIOD_IN_DAYS_MIN = 1;
export const PERIOD_IN_DAYS_MAX = 999;
export const OCCLUSION_TIME_MIN = 1;
export const OCCLUSION_TIME_MAX = 10;
export const OCCLUSION_TIME_DEFAULT = 3;
export const APD_STIMULATION_TIME_DEFAULT = 3;
export const APD_STIMULATION_TIME_MAX = 60;
export const LOW_CONFIDENCE_MAX = 10;
/** Interpupillary distances people have, in millimetres. */
export const IPD_MIN = 30;
export const IPD_MAX = 90;
export const BIRTH_YEAR_MIN = 1900;
export const FIXED_EXAM_DATE_MONTHS = 6;
export const BUNDLE_DESCRIPTIONS_MAX = 10;
/** The tests of a bundle weigh less than this together, see `bundleWeight.ts` [BUND-04]. */
export const BUNDLE_WEIGHT_LIMIT = 10;
export const CUSTOM_BUNDLE_TYPES_MAX = 10;
export const VOLUME_MAX = 100;
/** The lowest volume that tests of a clinic may start with: they never start muted [OUR-704]. */
export const DEFAULT_VOLUME_MIN = 10;
export const PIN_MIN = 1000;
export const PIN_MAX = 9999;

/**
 * Ranges of values entered with a test: trial lens as in DICOM PS3.3 C.8.26.6, pupil and pressure by the range of
 * instruments, acuity from 20/10 to counting fingers.
 */
export const ENTERED_RANGE = {
  /** Dioptres. */
  sphere: { min: -30, max: 30, step: 0.25 },
  /** Dioptres. */
  cylinder: { min: -10, max: 10, step: 0.25 },
  /** Degrees. */
  axis: { min: 1, max: 180, step: 1 },
  /** Millimetres from lens to eye. */
  vertex: { min: 0, max: 25, step: 0.5 },
  /** Millimetres of diameter. */
  pupil: { min: 1, max: 10, step: 0.1 },
  /** mmHg. */
  iop: { min: 0, max: 80, step: 0.5 },
  logmar: { min: -0.3, max: 3 },
} as const;
/**
 * The upper limit of the pressure in healthy eyes, in mmHg: two standard deviations above their mean (European Glaucoma Society,
 * Terminology and Guidelines). Glaucoma is found below it, and healthy eyes above.
 */
export const IOP_UPPER_LIMIT = 21;

/**
 * Limits beyond which an entered value is questioned, in the units of {@link ENTERED_RANGE}. Pupil: below 2.5 mm a
 * field is critical, to 3 mm borderline (Octopus EyeSuite). Pressure: healthy eyes have 15 to 16 mmHg with a standard
 * deviation of 3 (European Glaucoma Society, Terminology and Guidelines): 6 and 30 are at least three of them away.
 */
export const ENTERED_TO_QUESTION = {
  sphere: 10,
  pupilCritical: 2.5,
  pupilBorderline: 3,
  iopLow: 6,
  iopHigh: 30,
  // an eye without light perception: what guesses and false presses come to at most (own choice)
  blindPercent: 20,
  blindDecibels: 5,
  blindMd: -20,
} as const;

/** Longest texts, in UTF-16 units. */
export const TEXT_MAX = {
  name: 100,
  /** A group of a name, as DICOM limits it (PS3.5, 6.2). */
  name_group: 64,
  email: 254,
  username: 150,
  phone: 16,
  password: 1024,
  search: 200,
  patient_id_number: 64,
  support_message: 1000,
  zip: 10,
  address: 200,
  timezone: 64,
  url: 2048,
  ciphertext: 4096,
  label: 100,
  /** A comment entered with a test. */
  comment: 2000,
  /** A doctor's interpretation of a test. */
  interpretation: 4000,
  /** A phrase for interpretations. */
  phrase: 500,
  /** Note on an excluded field. */
  exclusion_note: 200,
  /** The text of a patient's alert. */
  alert: 120,
  /** The room of an appointment. */
  room: 20,
  /** A note for the doctor to whom the reading of a test is assigned. */
  reading_note: 200,
  /** Reason to accept a report with another identity. */
  identity_reason: 500,
} as const;
export const ZIP_MIN = 2;

/** The maximum number of users that are changed at once. */
export const EMPLOYEES_AT_ONCE_MAX = 100;
/** The maximum size of a CSV file of users: lines below the heading, and characters. */
export const EMPLOYEE_CSV = { lines: 200, characters: 200_000 } as const;

/** Password rule [VAL-01]. */
export const PASSWORD_RULE = { length: 15, letters: 8, digits: 2, special: 2 } as const;

/** Characters a field of the worklist filter takes: what its DICOM value may have [PACS-02]. */
export const WORK_ITEM_FILTER_MAX = {
  patient_first_name: 30,
  patient_last_name: 30,
  patient_id: 64,
  accession_number: 16,
  requested_procedure_id: 16,
  modality: 3,
  scheduled_station_ae_title: 16,
} as const;

/** Files of an import of reports [IMP-01, IMP-08]. */
export const IMPORT_FILES_MAX = 20;
/** Bytes of a file of an import: 1.1 x 100 000 KB. */
export const IMPORT_BYTES_MAX = 110_000 * 1024;
/** How long the link in the QR code of a camera can be opened. */
export const CAMERA_LINK_TIME = 10 * 60_000;
/** Bytes of a picture that a camera sends; the pixels of its long side when it is stored; pictures of a test. */
export const PICTURE_BYTES_MAX = 8 * 1024 * 1024;
export const PICTURE_SIDE_MAX = 1_600;
export const PICTURES_OF_TEST_MAX = 8;

/** Types of a file of an import, by what it contains [ENUM-27]. */
export const IMPORT_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'application/dicom'] as const;
/** Extensions that files of these types have [OUR-834]. DICOM files also have none, or a number, where their name is a UID. */
export const IMPORT_EXTENSIONS: Readonly<Record<(typeof IMPORT_TYPES)[number], RegExp>> = {
  'application/pdf': /\.pdf$/i,
  'image/jpeg': /\.(jpe?g|jpe|jfif)$/i,
  'image/png': /\.png$/i,
  'application/dicom': /^[^.]*$|\.(dcm|dicom|dic|ima|opv|\d+)$/i,
};
