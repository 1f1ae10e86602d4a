import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { parseId } from '../../platform/db/pagination';
import { badInput } from '../../platform/errors';
import type { GraphqlContext } from '../identity/accounts/graphql-context';
import { Serves } from '../identity/acts/serves.decorator';
import { assignAttention } from './acts/assign-attention';
import { completeAttention, reopenAttention, snoozeAttention } from './acts/attention-acts';
import {
  AssignAttentionInput,
  CompleteAttentionInput,
  ReopenAttentionInput,
  SnoozeAttentionInput,
} from './attention.inputs';
import { presentAttention, presentPerson } from './attention.presenter';
import {
  AssignAttentionPayload,
  Attention,
  AttentionPerson,
  CompleteAttentionPayload,
  ReopenAttentionPayload,
  SnoozeAttentionPayload,
} from './attention.type';
import { listAttentionPeople } from './read/attention-people';
import { listAttention } from './read/list-attention';

@Resolver()
export class AttentionResolver {
  @Query(() => Attention, {
    description:
      'The things that need somebody of the staff now, by rank; each row only for those who may read what it is about. canViewDashboard.',
  })
  @Serves(listAttention)
  async attention(@Ctx() { ctx }: GraphqlContext): Promise<Attention> {
    return presentAttention(await listAttention(ctx), ctx.actor);
  }

  @Query(() => [AttentionPerson], {
    description: 'Staff to whom a row can be assigned, by name; at most 200. Staff but viewers.',
  })
  @Serves(listAttentionPeople)
  async attentionPeople(
    @Arg('rowId', () => ID, { description: 'The row.' }) rowId: string,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<AttentionPerson[]> {
    return (await listAttentionPeople(ctx, { id: rowId })).map((person) => presentPerson(person, ctx.actor));
  }

  @Mutation(() => AssignAttentionPayload, {
    description:
      'Assigns a row of the queue, or an incident that is not closed, to somebody or to nobody. Staff but viewers; audited.',
  })
  @Serves(assignAttention)
  async assignAttention(
    @Arg('input', () => AssignAttentionInput, { description: 'The row and the person.' })
    { id, assigneeId = null, version }: AssignAttentionInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<AssignAttentionPayload> {
    const person = assigneeId === null ? null : parseId(assigneeId);
    if (assigneeId !== null && person === null) {
      throw badInput({ assigneeId: 'Must be somebody who may act on it' });
    }
    return assignAttention(ctx, { id, assigneeId: person, version });
  }

  @Mutation(() => SnoozeAttentionPayload, {
    description: 'Snoozes a row of the queue until a time or a change. Staff but viewers; audited.',
  })
  @Serves(snoozeAttention)
  async snoozeAttention(
    @Arg('input', () => SnoozeAttentionInput, { description: 'The row and the time.' })
    input: SnoozeAttentionInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<SnoozeAttentionPayload> {
    return snoozeAttention(ctx, input);
  }

  @Mutation(() => CompleteAttentionPayload, {
    description:
      'Completes a row of the queue until its cause grows; with a reason while the cause remains. Staff but viewers; audited.',
  })
  @Serves(completeAttention)
  async completeAttention(
    @Arg('input', () => CompleteAttentionInput, { description: 'The row and the reason.' })
    { id, reason = null, version }: CompleteAttentionInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<CompleteAttentionPayload> {
    return completeAttention(ctx, { id, reason, version });
  }

  @Mutation(() => ReopenAttentionPayload, {
    description: 'Puts a done row of the queue back. Staff but viewers; audited.',
  })
  @Serves(reopenAttention)
  async reopenAttention(
    @Arg('input', () => ReopenAttentionInput, { description: 'The row.' }) input: ReopenAttentionInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<ReopenAttentionPayload> {
    return reopenAttention(ctx, input);
  }
}
