import type {
  CoverDirections,
  Device,
  Ear,
  FormEye,
  GoldmannSize,
  Intensity,
  NamedItem,
  OfficeGroup,
  Patient,
  Person,
  Preferences,
  ProtocolValue,
  StrategyValue,
  TestGroup,
  TestLanguage,
  TestLanguageCode,
  TestType,
  User,
} from '@isopter/contract';

/**
 * The values of step 1 of the test form. Fields have the names of the entity Test; an empty string means "nothing
 * chosen", because that is the empty value of a select control.
 */
export interface TestFormValues {
  device: string;
  doctor: string;
  operator: string;
  group: TestType | '';
  strategy: StrategyValue | '';
  protocol: ProtocolValue | '';
  custom_test_bundle_type: string;
  eye: FormEye;
  ear: Ear;
  /** `null` until the user chooses; required when convergence is skipped. */
  monocular: boolean | null;
  with_correction: boolean;
  correction_type: string;
  supra_t_intensity: Intensity;
  goldman_size: GoldmannSize;
  skip_convergence_testing: boolean;
  skip_tutorial: boolean;
  use_short_tutorial: boolean;
  disable_pause: boolean;
  language: TestLanguageCode | '';
  subtitles: boolean;
  subtitle_increase_text_size: boolean;
  skip_calibration: boolean;
  skip_eye_tracking_calibration: boolean;
  control_type: string;
  stimulus_type: string;
  apd_stimulation_time: number;
  occlusion_time: number;
  cover_directions: CoverDirections;
  cover_digitally_occluded: boolean;
  test_foveal_sensitivity: boolean;
}

export type FieldName = keyof TestFormValues;

/** Everything the rules look at beside the values: what the server offers and who is asking. */
export interface TestFormData {
  devices: readonly Device[];
  groups: readonly TestGroup[];
  doctors: readonly Person[];
  operators: readonly Person[];
  languages: readonly TestLanguage[];
  control_types: readonly NamedItem[];
  correction_types: readonly NamedItem[];
  stimulus_types: readonly NamedItem[];
  preferences: Preferences;
  office_group: OfficeGroup;
  user: User;
  /** `null` for a test without a patient [FORM-01]. */
  patient: Patient | null;
  /** The technician's current session and its device, if any [ROLE-05]. */
  session: { device: string | null } | null;
}
