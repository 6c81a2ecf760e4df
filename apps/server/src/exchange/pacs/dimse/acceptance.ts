import {
  APPLICATION_CONTEXT,
  item,
  ITEMS,
  pdu,
  PROTOCOL_VERSION,
  type Roles,
  textItem,
  title,
  type Titles,
  TYPES,
  uint16,
  uint32,
} from './pdu.ts';

/** An answer to one proposed context: its transfer syntax, or none if the class or all its syntaxes are not offered. */
interface ContextAnswer {
  id: number;
  transferSyntax: string | undefined;
}

/** Results of a context (PS3.8, table 9-18). */
const ACCEPTED = 0;
const NOT_SUPPORTED = 3;

function contextItem({ id, transferSyntax }: ContextAnswer): Buffer {
  const result = transferSyntax === undefined ? NOT_SUPPORTED : ACCEPTED;
  const syntax = textItem(ITEMS.transferSyntax, transferSyntax ?? '');
  return item(ITEMS.contextResult, Buffer.concat([Buffer.from([id, 0, result, 0]), syntax]));
}

function roleItem({ abstractSyntax, isUser, isProvider }: Roles): Buffer {
  const roles = Buffer.from([Number(isUser), Number(isProvider)]);
  return item(
    ITEMS.roles,
    Buffer.concat([uint16(abstractSyntax.length), Buffer.from(abstractSyntax, 'latin1'), roles]),
  );
}

/** Writes the acceptance of an association that a PACS requested. */
export const associateAccept = (
  { calledAe, callingAe }: Titles,
  contexts: readonly ContextAnswer[],
  roles: readonly Roles[],
  { longest, implementation, version }: { longest: number; implementation: string; version: string },
): Buffer =>
  pdu(
    TYPES.accept,
    Buffer.concat([
      uint16(PROTOCOL_VERSION),
      Buffer.alloc(2),
      title(calledAe),
      title(callingAe),
      Buffer.alloc(32),
      textItem(ITEMS.application, APPLICATION_CONTEXT),
      ...contexts.map(contextItem),
      item(
        ITEMS.user,
        Buffer.concat([
          item(ITEMS.longest, uint32(longest)),
          textItem(ITEMS.implementation, implementation),
          ...roles.map(roleItem),
          textItem(ITEMS.version, version),
        ]),
      ),
    ]),
  );

/** Reasons of the service user to reject an association (PS3.8, table 9-21). */
const REASONS = { callingAe: 3, calledAe: 7 } as const;
const PERMANENT = 1;
const SERVICE_USER = 1;

/** Writes the rejection of an association because of an AE title. */
export const associateReject = (title: keyof typeof REASONS): Buffer =>
  pdu(TYPES.reject, Buffer.from([0, PERMANENT, SERVICE_USER, REASONS[title]]));
