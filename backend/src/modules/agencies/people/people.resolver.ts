import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { pageRequest, parseId } from '../../../platform/db/pagination';
import { presentPage } from '../../../platform/db/connection.type';
import { deprecated, PLAIN_LISTS } from '../../../platform/deprecation';
import { presentViewer } from '../../identity/accounts/account.presenter';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { SignInPayload } from '../../identity/accounts/identity.payloads';
import { Serves } from '../../identity/acts/serves.decorator';
import { acceptInvitation, openInvitation } from './accept-invitation';
import {
  FIRST_INVITATIONS,
  inviteAgencyUser,
  listAgencyInvitations,
  revokeAgencyInvitation,
} from './invite-agency-user';
import {
  AcceptAgencyInvitationInput,
  InviteAgencyUserInput,
  RevokeAgencyInvitationInput,
} from './people.inputs';
import { presentInvitation } from './people.presenter';
import {
  AgencyInvitation,
  AgencyInvitationConnection,
  InviteAgencyUserPayload,
  OpenAgencyInvitation,
} from './people.type';

@Resolver()
export class AgencyPeopleResolver {
  @Query(() => [AgencyInvitation], {
    deprecationReason: deprecated({ use: 'agencyInvitationsConnection', ...PLAIN_LISTS }),
    description: 'The latest 200 invitations of all agencies, newest first. canManageUsers.',
  })
  @Serves(listAgencyInvitations)
  async agencyInvitations(@Ctx() { ctx }: GraphqlContext): Promise<AgencyInvitation[]> {
    const { rows } = await listAgencyInvitations(ctx, FIRST_INVITATIONS);
    return rows.map((row) => presentInvitation(row, ctx.clock()));
  }

  @Query(() => AgencyInvitationConnection, {
    description: 'Invitations of all agencies, newest first. canManageUsers.',
  })
  @Serves(listAgencyInvitations)
  async agencyInvitationsConnection(
    @Arg('first', () => Int, { defaultValue: 20, description: 'Rows of the page, 1-100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the row before.' })
    after: string | undefined,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<AgencyInvitationConnection> {
    const page = await listAgencyInvitations(ctx, pageRequest({ first, after }));
    return presentPage(page, (row) => presentInvitation(row, ctx.clock()));
  }

  @Query(() => OpenAgencyInvitation, {
    nullable: true,
    description:
      'The invitation of a link; null for one that is unknown, used, revoked or expired alike. RATE_LIMITED.',
  })
  @Serves(openInvitation, { anyone: 'null' })
  agencyInvitation(
    @Arg('token', () => String, { description: 'Token of the link.' }) token: string,
    @Ctx() { ctx, door }: GraphqlContext,
  ): Promise<OpenAgencyInvitation | null> {
    return openInvitation(ctx, { token, address: door().address });
  }

  @Mutation(() => InviteAgencyUserPayload, {
    description:
      'Invites somebody of an agency: the link works once, for 7 days. canManageUsers; audited. BAD_USER_INPUT (agency), CONFLICT with 20 open.',
  })
  @Serves(inviteAgencyUser)
  async inviteAgencyUser(
    @Arg('input', () => InviteAgencyUserInput, { description: 'The agency, role and address.' })
    { agency, role, email = null }: InviteAgencyUserInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<InviteAgencyUserPayload> {
    const { invited, path } = await inviteAgencyUser(ctx, {
      agency,
      role,
      email: email === '' ? null : email,
    });
    return { invitation: presentInvitation(invited, ctx.clock()), path };
  }

  @Mutation(() => AgencyInvitation, {
    description: 'Revokes an invitation. canManageUsers; audited. NOT_FOUND, CONFLICT for one that is over.',
  })
  @Serves(revokeAgencyInvitation)
  async revokeAgencyInvitation(
    @Arg('input', () => RevokeAgencyInvitationInput, { description: 'The invitation.' })
    { invitationId }: RevokeAgencyInvitationInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<AgencyInvitation> {
    const revoked = await revokeAgencyInvitation(ctx, { invitationId: parseId(invitationId) });
    return presentInvitation(revoked, ctx.clock());
  }

  @Mutation(() => SignInPayload, {
    description:
      'Makes the account of an invitation, once, and starts its session of 8 hours in the cookie wf_session. NOT_FOUND for a link that is no more, BAD_USER_INPUT (username, password), CONFLICT for a username in use, RATE_LIMITED.',
  })
  @Serves(acceptInvitation)
  async acceptAgencyInvitation(
    @Arg('input', () => AcceptAgencyInvitationInput, { description: 'The link, and the new account.' })
    { token, username, password, fullName = null }: AcceptAgencyInvitationInput,
    @Ctx() { ctx, door }: GraphqlContext,
  ): Promise<SignInPayload> {
    const { address, deviceToken, deviceName } = door();
    const started = await acceptInvitation(ctx, {
      ...{ token, username, password, fullName, address, deviceToken, deviceName },
    });
    door().storeSession(started);
    return { viewer: presentViewer(started.account) };
  }
}
