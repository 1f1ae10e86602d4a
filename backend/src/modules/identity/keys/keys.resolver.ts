import { isoDay, parseDay } from '@wakafine/domain/time/civil-time';
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { pageRequest, parseId } from '../../../platform/db/pagination';
import { badInput } from '../../../platform/errors';
import { presentPage } from '../../../platform/db/connection.type';
import type { GraphqlContext } from '../accounts/graphql-context';
import { Serves } from '../acts/serves.decorator';
import { createKey } from './create-key';
import { decideOnKey, listKeys } from './decide-on-key';
import { revokeKey, rotateKey } from './end-key';
import { presentKey, presentOwnedKey } from './key.presenter';
import { CreateApiKeyInput, DecideOnApiKeyInput, RevokeApiKeyInput, RotateApiKeyInput } from './keys.inputs';
import { ApiKeySecretPayload, DecideOnApiKeyPayload, RevokeApiKeyPayload } from './keys.payloads';
import { ApiKey, ApiKeyDay, ApiKeyHour, OwnedApiKey, OwnedApiKeyConnection } from './keys.type';
import { keyUseByDay, keyUseOfDay, listMyKeys, pageKeys } from './list-keys';

@Resolver()
export class KeysResolver {
  @Query(() => [ApiKey], {
    description: "The viewer's latest 50 API keys, newest first, ended ones included. UNAUTHENTICATED.",
  })
  @Serves(listMyKeys)
  async myApiKeys(@Ctx() { ctx }: GraphqlContext): Promise<ApiKey[]> {
    const keys = await listMyKeys(ctx);
    return keys.map((key) => presentKey(key, ctx.clock()));
  }

  @Query(() => [ApiKeyHour], {
    description:
      'Use of an own API key, or of any for canAccessSystemSettings, in the hours of a day, those without any left out. NOT_FOUND.',
  })
  @Serves(keyUseOfDay)
  apiKeyUse(
    @Arg('keyId', () => ID, { description: 'The key.' }) keyId: string,
    @Arg('day', () => String, {
      nullable: true,
      description: 'Day of Africa/Douala, such as 2026-11-20; today by default.',
    })
    day: string | null | undefined,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<ApiKeyHour[]> {
    const asked = typeof day === 'string' ? parseDay(day) : null;
    if (typeof day === 'string' && asked === null) {
      throw badInput({ day: 'Must be a day such as 2026-11-20' });
    }
    return keyUseOfDay(ctx, { keyId: parseId(keyId), day: asked });
  }

  @Query(() => [ApiKeyDay], {
    description:
      'Use of an own API key, or of any for canAccessSystemSettings, on each of the last days, today last. NOT_FOUND.',
  })
  @Serves(keyUseByDay)
  async apiKeyUseByDay(
    @Arg('keyId', () => ID, { description: 'The key.' }) keyId: string,
    @Arg('days', () => Int, {
      defaultValue: 30,
      description: 'Days of Africa/Douala with today, 1-90.',
    })
    days: number,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<ApiKeyDay[]> {
    const used = await keyUseByDay(ctx, { keyId: parseId(keyId), days });
    return used.map(({ day, ...use }) => ({ ...use, day: isoDay(day) }));
  }

  @Query(() => [OwnedApiKey], {
    description:
      'API keys that wait for a decision, oldest first, then the latest 200 others. canAccessSystemSettings.',
  })
  @Serves(listKeys)
  async apiKeys(@Ctx() { ctx }: GraphqlContext): Promise<OwnedApiKey[]> {
    const keys = await listKeys(ctx);
    return keys.map((key) => presentOwnedKey(key, { actor: ctx.actor, now: ctx.clock() }));
  }

  @Query(() => OwnedApiKeyConnection, {
    description: 'The API keys of everybody, newest first, ended ones included. canAccessSystemSettings.',
  })
  @Serves(pageKeys)
  async apiKeysConnection(
    @Arg('first', () => Int, { defaultValue: 20, description: 'Rows of the page, 1-100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the row before.' })
    after: string | undefined,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<OwnedApiKeyConnection> {
    const page = await pageKeys(ctx, pageRequest({ first, after }));
    return presentPage(page, (key) => presentOwnedKey(key, { actor: ctx.actor, now: ctx.clock() }));
  }

  @Mutation(() => ApiKeySecretPayload, {
    description:
      'Creates an API key. One of public scopes works at once; others wait for the approval of a second person. FORBIDDEN, CONFLICT.',
  })
  @Serves(createKey)
  async createApiKey(
    @Arg('input', () => CreateApiKeyInput, { description: 'Name, scopes and life.' })
    { purpose = null, ...input }: CreateApiKeyInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<ApiKeySecretPayload> {
    const { key, secret } = await createKey(ctx, { ...input, purpose });
    return { apiKey: presentKey(key, ctx.clock()), secret };
  }

  @Mutation(() => ApiKeySecretPayload, {
    description:
      'Gives an own API key a new secret; the former one works for some hours more. NOT_FOUND, CONFLICT.',
  })
  @Serves(rotateKey)
  async rotateApiKey(
    @Arg('input', () => RotateApiKeyInput, { description: 'The key and the overlap.' })
    { keyId, overlapHours }: RotateApiKeyInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<ApiKeySecretPayload> {
    const { key, secret } = await rotateKey(ctx, { keyId: parseId(keyId), overlapHours });
    return { apiKey: presentKey(key, ctx.clock()), secret };
  }

  @Mutation(() => RevokeApiKeyPayload, {
    description:
      'Ends an own API key, or any for canAccessSystemSettings, and closes its sockets within 2 s; again: the same. NOT_FOUND.',
  })
  @Serves(revokeKey)
  async revokeApiKey(
    @Arg('input', () => RevokeApiKeyInput, { description: 'The key.' }) { keyId }: RevokeApiKeyInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<RevokeApiKeyPayload> {
    const key = await revokeKey(ctx, { keyId: parseId(keyId) });
    return { apiKey: presentKey(key, ctx.clock()) };
  }

  @Mutation(() => DecideOnApiKeyPayload, {
    description:
      'Approves or refuses an API key that somebody else has asked for. canAccessSystemSettings; NOT_FOUND, CONFLICT.',
  })
  @Serves(decideOnKey)
  async decideOnApiKey(
    @Arg('input', () => DecideOnApiKeyInput, { description: 'The key and the decision.' })
    { keyId, isApproved }: DecideOnApiKeyInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<DecideOnApiKeyPayload> {
    const key = await decideOnKey(ctx, { keyId: parseId(keyId), isApproved });
    return { owned: presentOwnedKey(key, { actor: ctx.actor, now: ctx.clock() }) };
  }
}
