import * as z from 'zod/mini';
import * as enums from '../enums/index.ts';

/* The schemas of the enumerations used in calls, apart from their values: a browser can load the values alone. */

export const TestTypeSchema = z.enum(enums.TEST_TYPES);
export const StrategyValueSchema = z.enum(enums.STRATEGIES);
export const ProtocolValueSchema = z.enum(enums.PROTOCOLS);
export const EyeSchema = z.enum(enums.EYES);
export const SingleEyeSchema = z.enum(enums.SINGLE_EYES);
export const TestEyeSchema = z.enum(enums.TEST_EYES);
export const EarSchema = z.enum(enums.EARS);
export const IntensitySchema = z.enum(enums.INTENSITIES);
export const CoverDirectionsSchema = z.literal(enums.COVER_DIRECTIONS);
export const GoldmannSizeSchema = z.literal(enums.GOLDMANN_SIZES);
export const ScheduledEntitySchema = z.enum(enums.SCHEDULED_ENTITIES);
export const TestStatusSchema = z.enum(enums.TEST_STATUSES);
export const TestStatusNameSchema = z.enum(enums.TEST_STATUS_NAMES);
export const BundleStatusSchema = z.enum(enums.BUNDLE_STATUSES);
export const ExportStatusSchema = z.enum(enums.EXPORT_STATUSES);
export const GroupSchema = z.enum(enums.GROUPS);
export const SecondFactorSchema = z.enum(enums.SECOND_FACTORS);
export const DeviceTypeSchema = z.enum(enums.DEVICE_TYPES);
export const SystemUnitSchema = z.enum(enums.SYSTEM_UNITS);
export const DateFormatSchema = z.enum(enums.DATE_FORMATS);
export const TimeFormatSchema = z.enum(enums.TIME_FORMATS);
export const InactivityLimitSchema = z.literal(enums.INACTIVITY_LIMITS);
export const AppLanguageSchema = z.enum(enums.APP_LANGUAGES);
export const ReportLanguageSchema = z.enum(enums.REPORT_LANGUAGES);
export const TestLanguageCodeSchema = z.enum(enums.TEST_LANGUAGES);
export const ReportModeSchema = z.enum(enums.REPORT_MODES);
export const UploadStatusSchema = z.enum(enums.UPLOAD_STATUSES);
export const PacsStatusSchema = z.enum(enums.PACS_STATUSES);
export const WorkItemStatusSchema = z.enum(enums.WORK_ITEM_STATUSES);
export const MwlQueryStatusSchema = z.enum(enums.MWL_QUERY_STATUSES);
export const InvitationStatusSchema = z.enum(enums.INVITATION_STATUSES);
export const PupillometryPeriodSchema = z.enum(enums.PUPILLOMETRY_PERIODS);
export const CoverPhaseSchema = z.literal(enums.COVER_PHASES);
export const ColorSectionSchema = z.enum(enums.COLOR_SECTIONS);
