import type { OfficeGroup } from '@isopter/contract';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Identity } from '../auth/identity.ts';
import { checkOwnData } from '../auth/ownData.ts';
import { hashPassword } from '../auth/password.ts';
import { endOtherSessions, endSession, startSession } from '../auth/session.ts';
import { checkPassword } from '../auth/signIn.ts';
import { sessionTopic } from '../live/topics.ts';
import { account, officeGroup, session, supportMessage } from '../db/schema.ts';
import type { Db } from '../db/store.ts';
import type { Handlers } from '../http/calls.ts';
import { notFound } from '../lib/errors.ts';
import { tellPasswordChanged } from '../auth/letters.ts';
import type { CallServices } from '../services.ts';

export function sessionCalls(services: CallServices): Handlers {
  const { bus } = services;
  return {
    async signIn({ db, body, request, reply, concerns }) {
      const accountId = await checkPassword(db, body.username, body.password);
      await startSession(db, accountId, request, reply);
      concerns({ objectKind: 'account', objectIds: [accountId] });
      return { success: true };
    },

    async signOut({ db, request, reply, after }) {
      const ended = await endSession(db, request, reply);
      if (ended) after(() => bus.publish(sessionTopic(ended), 'ended'));
      return undefined;
    },

    async bootstrap({ db, user }) {
      const [me] = await db.select().from(account).where(eq(account.id, user.accountId));
      if (!me) throw notFound();
      return {
        user: {
          id: me.id,
          username: me.username,
          email: me.email,
          phone_number: me.phoneNumber,
          first_name: me.firstName,
          last_name: me.lastName,
          groups: me.groups.map((name) => ({ name })),
          force_password_change_on_next_login: me.forcePasswordChange,
          doctor_id: me.doctorId,
          operator_id: me.operatorId,
          is_webauthn_authentication_required: me.webauthnRequired,
          show_baa_agreement: me.showBaaAgreement,
          administrated_offices: [...user.administeredOffices],
        },
        office_group: await presentOfficeGroup(db, user),
      };
    },

    async updateUser({ db, user, body, concerns, after }) {
      await checkOwnData(db, user.accountId, body);
      const { password } = body;
      const changes = {
        firstName: body.first_name,
        lastName: body.last_name,
        username: body.username,
        email: body.email,
        phoneNumber: body.phone_number,
        ...(password && { passwordHash: await hashPassword(password), forcePasswordChange: false }),
      };
      if (Object.values(changes).some((value) => value !== undefined)) {
        await db.update(account).set(changes).where(eq(account.id, user.accountId));
      }
      concerns({ objectKind: 'account', objectIds: [user.accountId] });
      if (password) {
        const ended = await endOtherSessions(db, user.accountId, user.sessionDigest);
        after(() => {
          for (const digest of ended) bus.publish(sessionTopic(digest), 'ended');
          tellPasswordChanged(services, user.accountId);
        });
      }
      return undefined;
    },

    async switchOfficeGroup({ db, user, body, concerns }) {
      const [target] = await db
        .select({ id: officeGroup.id })
        .from(officeGroup)
        .where(and(eq(officeGroup.id, body.office_group), sameCorporation(user)));
      if (!target) throw notFound();
      await db.update(session).set({ officeGroupId: target.id }).where(eq(session.digest, user.sessionDigest));
      concerns({ objectKind: 'office_group', objectIds: [target.id] });
      return undefined;
    },

    async sendSupportMessage({ db, user, body, concerns }) {
      await db.insert(supportMessage).values({
        accountId: user.accountId,
        name: body.name,
        email: body.email,
        phoneNumber: body.phone_number,
        message: body.message,
      });
      concerns({ objectKind: 'account', objectIds: [user.accountId] });
      return undefined;
    },
  };
}

/** A corporate admin of no corporation has only the own office group. */
const sameCorporation = (user: Identity): SQL =>
  user.corporationId === null
    ? eq(officeGroup.id, user.officeGroupId)
    : eq(officeGroup.corporationId, user.corporationId);

async function presentOfficeGroup(db: Db, user: Identity): Promise<OfficeGroup> {
  const [group] = await db.select().from(officeGroup).where(eq(officeGroup.id, user.officeGroupId));
  if (!group) throw notFound();
  const { flags } = group;
  const corporateGroups = user.groups.includes('CORPORATE_ADMIN')
    ? await db
        .select({ id: officeGroup.id, name: officeGroup.name })
        .from(officeGroup)
        .where(sameCorporation(user))
        .orderBy(asc(officeGroup.name))
    : undefined;
  return {
    id: group.id,
    name: group.name,
    beta_level: flags.beta_level ?? 0,
    color_vision_d_15_module: flags.color_vision_d_15_module ?? false,
    suprafast_module: flags.suprafast_module ?? false,
    waggoner_module: flags.waggoner_module ?? false,
    demo_mode: flags.demo_mode ?? false,
    research_mode: flags.research_mode ?? false,
    pacs_integration: flags.pacs_integration ?? false,
    enterprise_security: flags.enterprise_security ?? false,
    enable_sso: flags.enable_sso ?? false,
    sso_domain: flags.sso_domain ?? null,
    enable_zero_pii: flags.enable_zero_pii ?? false,
    enable_offline_mode: flags.enable_offline_mode ?? false,
    enable_on_prem_pii_agent: flags.enable_on_prem_pii_agent ?? false,
    on_prem_pii_agent_url: user.preferences.on_prem_pii_agent_url ?? null,
    dev_mode: flags.dev_mode ?? false,
    corporation: corporateGroups ? { office_groups: corporateGroups } : null,
  };
}
