import * as z from 'zod/mini';
import { _default as withDefault } from 'zod/mini';
import { STEP_UP_METHODS } from '../enums/people.ts';
import { isTimezone } from '../clinicalDay.ts';
import { ERROR } from '../errors.ts';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, TEXT_MAX } from '../limits.ts';
import { EMAIL_PATTERN } from '../email.ts';
import { isPrintable, isVisibleName } from '../printable.ts';
import { isNameGroup, trimNameGroup } from '../nameGroup.ts';

/** A default for an omitted value. */
export { withDefault };

/** An opaque key. */
export const Id = z.uuid();
export type Id = z.infer<typeof Id>;

/** May be null or absent: the `?` of the entities. */
export const opt = <T extends z.core.SomeType>(schema: T) => z.nullish(schema);

/** Rejects a NUL and half a surrogate pair, which no database can store. */
const storable = z.refine<string>(
  (value) => !/[\0\p{Surrogate}]/u.test(value),
  'This text has characters that cannot be stored.',
);

/** Text of at most `max` UTF-16 code units, which may be empty. */
export const text = (max: number) => z.string().check(z.maxLength(max), storable);

const UNSEEN = 'This text has characters that cannot be seen.';
const visible = z.refine<string>(isVisibleName, UNSEEN);

/** One trimmed line that must not be empty: a name, a label, a number [OUR-538]. */
export const filled = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max), visible);

/** A group of a name as DICOM writes it: `family^given^middle^prefix^suffix` (see nameGroup.ts). */
export const NameGroup = z
  .string()
  .check(z.overwrite(trimNameGroup), z.maxLength(TEXT_MAX.name_group), z.refine(isNameGroup, UNSEEN));

/** One line that may be empty: a filter by a name or a number [OUR-538]. */
export const visibleLine = (max: number) => text(max).check(visible);

/** Trimmed text of several lines that must not be empty. */
export const filledLines = (max: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(max),
    z.refine(
      (value) => isPrintable(value.replaceAll(/[\t\r\n]/g, ' ')),
      'This text has characters that cannot be shown.',
    ),
  );

/** Text sent by the server. Its length is limited only when it is written. */
export const sent = z.string();

export const Email = z.email({ pattern: EMAIL_PATTERN }).check(z.maxLength(TEXT_MAX.email));
/** E-mail of a user: lower case [ENT-02]. */
export const LowerEmail = z.email({ pattern: EMAIL_PATTERN }).check(z.maxLength(TEXT_MAX.email), z.toLowerCase());
/** International phone number, E.164 [VAL-06]. */
export const Phone = z.e164();

/** IANA name of a time zone. */
export const Timezone = filled(TEXT_MAX.timezone).check(z.refine(isTimezone, ERROR.UNKNOWN_TIMEZONE));

/** A date YYYY-MM-DD with a four-digit year that every database supports. */
export const DateOnly = z.iso.date().check(z.refine((value) => value >= '1000', 'The year must be 1000 or later.'));
/** A time of day, HH:MM from 00:00 to 23:59. */
export const TimeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
/** ISO 8601 in UTC. */
export const Time = z.iso.datetime().check(z.refine((value) => value >= '1000', 'The year must be 1000 or later.'));

/** A limit of a list by time: an instant, or a day that begins at midnight of the office that each row is of. */
export const TimeOrDay = z.union([Time, DateOnly]);

export const percent = z.number().check(z.minimum(0), z.maximum(100));
export const intBetween = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));
export const numberBetween = (min: number, max: number) => z.number().check(z.minimum(min), z.maximum(max));

/** A number in a query string: digits alone, in range. */
export const queryInt = (min: number, max: number) =>
  z.pipe(
    z.pipe(z.union([z.number(), z.string().check(z.regex(/^\d{1,15}$/))]), z.transform(Number)),
    intBetween(min, max),
  );

/** A boolean in a query string: `true` or `false`. */
export const queryBool = z.pipe(
  z.pipe(
    z.union([z.boolean(), z.enum(['true', 'false'])]),
    z.transform((value) => value === true || value === 'true'),
  ),
  z.boolean(),
);

/** A comma-separated list in a query string, of at most 100 items. */
export const queryList = <T extends z.core.$ZodType<string, string>>(item: T) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(4000)),
      z.transform((value) => value.split(',')),
    ),
    z.array(item).check(z.maxLength(100)),
  );

export const search = z.optional(text(TEXT_MAX.search));

/** `limit` and `offset` of a paged list [API-02]. */
export const paging = {
  limit: withDefault(queryInt(1, MAX_PAGE_SIZE), DEFAULT_PAGE_SIZE),
  offset: withDefault(queryInt(0, 1_000_000_000), 0),
};

/** A paged answer [ENT-48]. */
export const page = <T extends z.core.SomeType>(item: T) => z.object({ results: z.array(item), count: z.int() });
/** A paged answer [ENT-48]. */
export interface Page<T> {
  results: T[];
  count: number;
}

/** An id and a name. */
export const NamedItem = z.object({ id: Id, name: sent });
export type NamedItem = z.infer<typeof NamedItem>;

/** Body of every error answer. */
export const ErrorBody = z.object({
  /** The error text; one of the literals in errors.ts if the requirements quote it. */
  detail: z.string(),
  /** Machine name, for example `UserLockedOut`. */
  name: z.optional(z.string()),
  /** Messages by field, for a refused form. */
  fields: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Domain of the single sign-on to use instead; only with `sso_required`. */
  sso_domain: z.optional(z.string()),
  /** How the user proves who they are before the call is made; only with `StepUpRequired`. */
  step_up: z.optional(z.enum(STEP_UP_METHODS)),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
